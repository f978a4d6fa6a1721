import type { EpisodeRecord } from '@/lib/episodes/record';
import { toTimestamp } from '@/lib/time/longDate';

/** A record with the name of the file that it came from. */
export interface NamedRecord {
  readonly slug: string;
  readonly record: EpisodeRecord;
}

/** Orders records newest first: undated ones last, then by slug. */
export const newestFirst = (records: readonly NamedRecord[]): readonly NamedRecord[] =>
  records.toSorted((a, b) => timeOf(b) - timeOf(a) || a.slug.localeCompare(b.slug, 'fr'));

const timeOf = ({ record: { date } }: NamedRecord): number =>
  date === undefined ? -Infinity : toTimestamp(date);
