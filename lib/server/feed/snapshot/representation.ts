import 'server-only';
import { type FeedContent, keepLines } from '@/lib/feed/read/list';
import type { FeedSnapshot } from '@/lib/feed/snapshot/snapshot';
import { type FeedEpisode, publishedBy } from '@/lib/feed/read/episode';

export interface DatedFeed {
  readonly source: FeedSnapshot['source'];
  readonly content: FeedContent;
  /** Milliseconds since 1970. */
  readonly changedAt: number;
}

type View = Omit<FeedSnapshot, 'fetchedAt' | 'stale'>;

interface MemoizedView {
  readonly sourceContent: FeedContent;
  /** The time from which the view is valid, until the publication of the next scheduled episode. */
  readonly from: number;
  readonly until: number;
  readonly view: View;
}

/**
 * Creates a memoized function from a feed to its served form: the published episodes, and validators that change with
 * list or text. Until the publication of a scheduled episode the result is the same object, with the same array and
 * bytes.
 */
export function memoizeRepresentation(): (representation: DatedFeed, now: number) => View {
  let memo: MemoizedView | null = null;
  return (representation, now) => {
    const isValid =
      memo?.sourceContent === representation.content && memo.from <= now && now < memo.until;
    memo = isValid && memo !== null ? memo : makeView(representation, now);
    return memo.view;
  };
}

function makeView({ source, content, changedAt }: DatedFeed, now: number): MemoizedView {
  const episodes = publishedBy(content.episodes, now);
  const scheduledTimes = timesOf(content.episodes).filter((time) => time > now);
  const areAllPublished = scheduledTimes.length === 0;
  const published = new Set(episodes);
  const isPublished = (index: number): boolean => {
    const episode = content.episodes[index];
    return episode !== undefined && published.has(episode);
  };
  const view = {
    source,
    episodes: areAllPublished ? content.episodes : episodes,
    list: areAllPublished ? content.list : keepLines(content.list, isPublished),
    xml: content.xml,
    etag: areAllPublished
      ? `"${content.digest}"`
      : `"${content.digest}-${scheduledTimes.length}"`,
    lastModified: lastChange(changedAt, episodes),
  };
  return { sourceContent: content, from: now, until: earliest(scheduledTimes), view };
}

const timesOf = (episodes: readonly FeedEpisode[]): readonly number[] =>
  episodes.flatMap(({ date }) => (date === null ? [] : Date.parse(date)));

const earliest = (times: readonly number[]): number =>
  times.reduce((minimum, time) => Math.min(minimum, time), Number.POSITIVE_INFINITY);

/** Returns the time of the last change: a change of the content, or the publication of a scheduled episode. */
const lastChange = (changedAt: number, episodes: readonly FeedEpisode[]): number =>
  timesOf(episodes).reduce((latest, time) => Math.max(latest, time), changedAt);
