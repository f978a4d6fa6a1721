import 'server-only';
import { createHash } from 'node:crypto';
import type { FeedCopy } from '@/lib/feed/copy';
import type { FeedEpisode } from '@/lib/feed/episode';
import { publishedBy } from '@/lib/feed/order';

export interface Viewed {
  readonly source: FeedCopy['source'];
  readonly episodes: readonly FeedEpisode[];
  readonly xml: string;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

type View = Omit<FeedCopy, 'fetchedAt' | 'stale'>;

/**
 * What a visitor sees of a feed: the episodes whose hour has come, and the validators that change when the list
 * or the text does. The last view is kept, because hashing megabytes for every visitor would be a waste.
 */
export function createViewer(): (viewed: Viewed, now: number) => View {
  let last: { readonly viewed: Viewed; readonly count: number; readonly view: View } | null =
    null;
  return (viewed, now) => {
    const episodes = publishedBy(viewed.episodes, now);
    if (last?.viewed === viewed && last.count === episodes.length) return last.view;
    const view = {
      source: viewed.source,
      episodes,
      xml: viewed.xml,
      etag: strongTag(viewed.xml, episodes),
      lastModified: lastChange(viewed.changedAt, episodes),
    };
    last = { viewed, count: episodes.length, view };
    return view;
  };
}

/** An episode that was waiting for its hour changes the list at that hour. */
function lastChange(changedAt: number, episodes: readonly FeedEpisode[]): number {
  const newest = episodes.reduce(
    (latest, { date }) => Math.max(latest, date === null ? 0 : Date.parse(date)),
    0,
  );
  return Math.max(changedAt, newest);
}

const strongTag = (xml: string, episodes: readonly FeedEpisode[]): string =>
  `"${createHash('sha256').update(xml).update(JSON.stringify(episodes)).digest('base64url')}"`;
