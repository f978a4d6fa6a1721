import 'server-only';
import { type FeedContent, keepLines } from '@/lib/feed/read/list';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { type FeedEpisode, publishedBy } from '@/lib/feed/read/episode';

/** The content of a feed, with the time of its last change. */
export interface DatedFeed {
  readonly source: FeedSnapshot['source'];
  readonly content: FeedContent;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

/** The served form of a feed (a representation in the sense of RFC 9110, §3.2), without the state of the visits. */
type FeedRepresentation = Omit<FeedSnapshot, 'fetchedAt' | 'stale'>;

interface MemoizedRepresentation {
  readonly sourceContent: FeedContent;
  /** The time from which the representation is valid, until the publication of the next scheduled episode. */
  readonly from: number;
  readonly until: number;
  readonly representation: FeedRepresentation;
}

/**
 * Creates a memoized function from a feed to its served form: the published episodes, and validators that change with
 * list or text. Until the publication of a scheduled episode the result is the same object, with the same array and
 * bytes.
 */
export function memoizeRepresentation(): (feed: DatedFeed, now: number) => FeedRepresentation {
  let memo: MemoizedRepresentation | null = null;
  return (feed, now) => {
    const isValid =
      memo?.sourceContent === feed.content && memo.from <= now && now < memo.until;
    memo = isValid && memo !== null ? memo : representFeed(feed, now);
    return memo.representation;
  };
}

function representFeed(
  { source, content, changedAt }: DatedFeed,
  now: number,
): MemoizedRepresentation {
  const episodes = publishedBy(content.episodes, now);
  const scheduledTimes = timesOf(content.episodes).filter((time) => time > now);
  const areAllPublished = scheduledTimes.length === 0;
  const published = new Set(episodes);
  const isPublished = (index: number): boolean => {
    const episode = content.episodes[index];
    return episode !== undefined && published.has(episode);
  };
  const representation = {
    source,
    episodes: areAllPublished ? content.episodes : episodes,
    list: areAllPublished ? content.list : keepLines(content.list, isPublished),
    xml: content.xml,
    etag: areAllPublished
      ? `"${content.digest}"`
      : `"${content.digest}-${scheduledTimes.length}"`,
    lastModified: lastChange(changedAt, episodes),
  };
  return { sourceContent: content, from: now, until: earliest(scheduledTimes), representation };
}

const timesOf = (episodes: readonly FeedEpisode[]): readonly number[] =>
  episodes.flatMap(({ date }) => (date === null ? [] : Date.parse(date)));

const earliest = (times: readonly number[]): number =>
  times.reduce((minimum, time) => Math.min(minimum, time), Number.POSITIVE_INFINITY);

/** Returns the time of the last change: a change of the content, or the publication of a scheduled episode. */
const lastChange = (changedAt: number, episodes: readonly FeedEpisode[]): number =>
  timesOf(episodes).reduce((latest, time) => Math.max(latest, time), changedAt);
