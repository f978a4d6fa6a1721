import { ButtonLink } from '@/components/ui/ButtonLink';
import { HoverPrefetchLink } from '@/components/ui/HoverPrefetchLink.client';
import { PageIntro } from '@/components/site/page/PageIntro';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import styles from './NotFound.module.css';

type ListedMap = Pick<HistoricalMap, 'id' | 'path' | 'record'>;

/** Renders the content of the 404 page, with links to the home page, the episodes and the maps. */
export function NotFound({ maps }: { readonly maps: readonly ListedMap[] }) {
  return (
    <PageIntro eyebrow="Erreur 404" title="Cette page est introuvable">
      <p>
        L’adresse a peut-être changé, ou le lien qui vous a mené ici contient une erreur. La
        lecture en cours, elle, continue.
      </p>
      {/* Filled by app/suggestions.js. */}
      <address-suggestions
        class={styles.suggestions}
        dangerouslySetInnerHTML={{ __html: '' }}
        suppressHydrationWarning
      />
      <script src="/suggestions.js" async />
      <ButtonLink href="/" look="gold">
        Revenir à l’accueil
      </ButtonLink>
      <ButtonLink href="/episodes" look="outline">
        Voir tous les épisodes
      </ButtonLink>
      <p>Ou parcourez l’une des cartes&nbsp;:</p>
      <ul role="list">
        {maps.map(({ id, path, record }) => (
          <li key={id}>
            <HoverPrefetchLink className={styles.map} href={path}>
              {record.title}
            </HoverPrefetchLink>
          </li>
        ))}
      </ul>
    </PageIntro>
  );
}
