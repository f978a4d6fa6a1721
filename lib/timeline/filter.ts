import type { TimelineQuery } from '@/lib/timeline/query';
import type { Entry } from '@/lib/timeline/entry';
import { createSearch } from '@/lib/text/search/search';

type FilteredEntry = Pick<Entry, 'id' | 'title' | 'when' | 'lane' | 'grade' | 'importance'>;
export type TimelineFilter = Pick<TimelineQuery, 'search' | 'hidden' | 'grade' | 'importance'>;

const entrySearch = createSearch<FilteredEntry>(({ title, when }) => ({
  names: [title],
  texts: [when],
}));

/** Filters the entries, in their order; the search matches title and date. */
export const filterEntries = <E extends FilteredEntry>(
  entries: readonly E[],
  { search, hidden, grade, importance }: TimelineFilter,
): readonly E[] =>
  entrySearch
    .found(entries, search)
    .filter(
      (entry) =>
        !hidden.includes(entry.lane) &&
        entry.importance >= importance &&
        (grade === null || entry.grade === grade),
    );

/**
 * Finds the filtered entry with the best match of the search, the first of equal matches; undefined without a match.
 */
export const bestEntry = <E extends FilteredEntry>(
  entries: readonly E[],
  filter: TimelineFilter,
): E | undefined => entrySearch.bestFirst(filterEntries(entries, filter), filter.search)[0];
