import type { TimelineQuery } from '@/lib/timeline/query';
import type { Entry } from '@/lib/timeline/entry';
import { fold } from '@/lib/text/fold';

type Filtered = Pick<Entry, 'id' | 'title' | 'when' | 'lane' | 'grade' | 'importance'>;
export type TimelineFilter = Pick<TimelineQuery, 'search' | 'hidden' | 'grade' | 'importance'>;

/** The entries that pass: every word of the search is in the title or in the date, without capitals or accents. */
export function filterEntries<E extends Filtered>(
  entries: readonly E[],
  { search, hidden, grade, importance }: TimelineFilter,
): readonly E[] {
  const words = fold(search).split(/\s+/).filter(Boolean);
  return entries.filter(
    (entry) =>
      !hidden.includes(entry.lane) &&
      (grade === null || entry.grade === grade) &&
      entry.importance >= importance &&
      hasAll(fold(`${entry.title} ${entry.when}`), words),
  );
}

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** Whether the filters let everything pass. */
export const isEmptyFilter = ({ search, hidden, grade, importance }: TimelineFilter): boolean =>
  search.trim() === '' && hidden.length === 0 && grade === null && importance === 1;
