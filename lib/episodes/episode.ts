import type { EpisodeRecord } from '@/lib/episodes/record';
import { parseLongDate, toTimestamp } from '@/lib/time/longDate';

/** An episode of the fixed list. `id` is its rank, newest first: 1 is the latest. */
export interface Episode extends EpisodeRecord {
  readonly id: number;
  readonly slug: string;
}

/** A record with the name of the file that it came from. */
export interface NamedRecord {
  readonly slug: string;
  readonly record: EpisodeRecord;
}

/** Orders records newest first (undated ones last, then by slug) and numbers them from 1. */
export function orderEpisodes(records: readonly NamedRecord[]): readonly Episode[] {
  return [...records]
    .sort((a, b) => publishedAt(b) - publishedAt(a) || a.slug.localeCompare(b.slug, 'fr'))
    .map(({ slug, record }, index) => ({ ...record, slug, id: index + 1 }));
}

function publishedAt({ record }: NamedRecord): number {
  const day = record.date === undefined ? null : parseLongDate(record.date);
  return day ? toTimestamp(day) : Number.NEGATIVE_INFINITY;
}
