import { EpisodeCardFrame } from '@/components/episodes/EpisodeCardFrame';
import grid from '@/components/episodes/EpisodeGrid.module.css';
import { EpisodeResult } from '@/components/episodes/EpisodeResult';
import { NoEpisodes } from '@/components/episodes/NoEpisodes';
import { Pagination } from '@/components/episodes/Pagination';
import { highlight } from '@/lib/episodes/highlight';
import type { ListedEpisode } from '@/lib/episodes/listed';
import { factsOf } from '@/lib/server/episodeFacts';
import type { EpisodeListing } from '@/lib/server/episodeListing';
import styles from './EpisodeResults.module.css';

/** A page of the list: cards, or what was found in each episode when words were looked for. */
export function EpisodeResults({ listing }: { readonly listing: EpisodeListing }) {
  const { query, page, terms, spellings } = listing;
  if (page.total === 0) return <NoEpisodes search={query.search} />;
  const mark = (text: string) => highlight(text, terms, spellings);
  return (
    <>
      <div className={terms.length > 0 ? styles.found : grid.root}>
        {page.items.map(({ listed, found }) =>
          found ? (
            <EpisodeResult key={keyOf(listed)} listed={listed} found={found} mark={mark} />
          ) : (
            <EpisodeCardFrame key={keyOf(listed)} facts={factsOf(listed)} />
          ),
        )}
      </div>
      <Pagination query={query} count={page.count} />
    </>
  );
}

const keyOf = (listed: ListedEpisode): string =>
  listed.kind === 'own' ? listed.episode.slug : listed.episode.guid;
