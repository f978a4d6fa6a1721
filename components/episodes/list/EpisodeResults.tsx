import { EpisodeCard } from '@/components/episodes/EpisodeCard';
import grid from '@/components/episodes/EpisodeGrid.module.css';
import { EpisodeResult } from '@/components/episodes/list/EpisodeResult';
import { NoEpisodes } from '@/components/episodes/list/NoEpisodes';
import { Pagination } from '@/components/episodes/list/Pagination';
import { highlight } from '@/lib/episodes/search/highlight';
import type { EpisodeListing } from '@/lib/episodes/list/listing';
import styles from './EpisodeResults.module.css';

/** Renders a page of the list: cards, or the matches of each episode where the query has search terms. */
export function EpisodeResults({ listing }: { readonly listing: EpisodeListing }) {
  const { query, page, terms, spellings } = listing;
  if (page.total === 0) return <NoEpisodes search={query.search} />;
  const splitText = (text: string) => highlight(text, terms, spellings);
  return (
    <>
      <div className={terms.length > 0 ? styles.matches : grid.root}>
        {page.items.map(({ episode, found }) =>
          found ? (
            <EpisodeResult key={episode.id} episode={episode} match={found} split={splitText} />
          ) : (
            <EpisodeCard key={episode.id} episode={episode} />
          ),
        )}
      </div>
      <Pagination query={query} count={page.count} />
    </>
  );
}
