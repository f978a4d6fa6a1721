import { ButtonLink } from '@/components/ui/ButtonLink';
import { Icon } from '@/components/ui/Icon';
import styles from './EmptyNotebook.module.css';

/** Renders the ways to make a first bookmark. */
export function EmptyNotebook() {
  return (
    <div className={styles.root}>
      <h2 className={styles.title}>
        <Icon name="bookmark" size={28} />
        <span>Rien n’est encore marqué</span>
      </h2>
      <ul role="list" className={styles.instructions}>
        <li>
          Pendant l’écoute&nbsp;: le bouton «&nbsp;Marquer ce moment&nbsp;» du lecteur, ou la
          touche <kbd>B</kbd>.
        </li>
        <li>
          Dans la transcription d’un épisode&nbsp;: «&nbsp;Marquer des phrases&nbsp;», puis le
          bouton à côté de chacune.
        </li>
        <li>
          Sur la page d’un document, d’un événement, d’un lieu ou d’une personne&nbsp;: le
          bouton «&nbsp;Marquer&nbsp;».
        </li>
      </ul>
      <ButtonLink look="gold" href="/episodes" prefetch={false}>
        Choisir un épisode
      </ButtonLink>
    </div>
  );
}
