import Link from 'next/link';
import { mapPath } from '@/lib/map/address';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { PageIntro } from '@/components/site/PageIntro';
import { loadMap, mapIds } from '@/lib/server/maps';
import styles from './Lost.module.css';

/** What is said where there is no page, with the ways back. */
export function Lost() {
  return (
    <PageIntro eyebrow="Erreur 404" title="Cette page est introuvable">
      <p>
        L’adresse a peut-être changé, ou le lien qui vous a mené ici contient une erreur. La
        lecture en cours, elle, continue.
      </p>
      <ButtonLink href="/" look="gold">
        Revenir à l’accueil
      </ButtonLink>
      <ButtonLink href="/episodes" look="outline">
        Voir tous les épisodes
      </ButtonLink>
      <p>Ou parcourez l’une des cartes&nbsp;:</p>
      <ul>
        {mapIds().map((id) => (
          <li key={id}>
            <Link className={styles.map} href={mapPath(id)}>
              {loadMap(id).record.title}
            </Link>
          </li>
        ))}
      </ul>
    </PageIntro>
  );
}
