import Link from 'next/link';
import styles from './ReviewWithoutScript.module.css';

/** Renders the notice without JavaScript: the reason why the review needs it, and a link to the episodes' questions. */
export function ReviewWithoutScript() {
  return (
    <noscript>
      <div className={styles.root}>
        <p>
          La révision a besoin de JavaScript&nbsp;: c’est votre navigateur qui se souvient de
          vos réponses, et personne d’autre. Sans lui, chaque épisode se révise par ses
          questions et ses réponses&nbsp;: <Link href="/episodes">choisir un épisode</Link>.
        </p>
      </div>
    </noscript>
  );
}
