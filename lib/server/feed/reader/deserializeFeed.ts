import 'server-only';
import { createHash } from 'node:crypto';
import {
  type FeedContent,
  type SerializedFeed,
  linesOf,
  readLine,
  type ListBytes,
} from '@/lib/feed/read/list';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { inSlices } from '@/lib/server/inSlices';

/**
 * Deserializes a feed into episodes, in slices that yield to the event loop; null when a line is not an episode.
 * @param known the former content: an unchanged episode stays the same object, so that only new episodes take memory
 */
export const deserializeFeed = (
  feed: SerializedFeed,
  known?: FeedContent,
): Promise<FeedContent | null> => inSlices(readLines(feed, known));

function* readLines(
  { list, xml, builtAt, digest }: SerializedFeed,
  known: FeedContent | undefined,
): Generator<void, FeedContent | null> {
  const former = new Map<string, FeedEpisode>();
  if (known !== undefined) {
    let rank = 0;
    for (const line of linesOf(known.list)) {
      const episode = known.episodes[rank++];
      if (episode !== undefined) former.set(digestOf(line), episode);
      yield;
    }
  }
  const episodes: FeedEpisode[] = [];
  for (const line of linesOf(list)) {
    const same = former.size === 0 ? undefined : former.get(digestOf(line));
    const episode = same ?? readLine(line);
    if (episode === null) return null;
    episodes.push(episode);
    yield;
  }
  return episodes.length === 0 ? null : { list, xml, builtAt, digest, episodes };
}

const digestOf = (line: ListBytes): string =>
  createHash('sha256').update(line).digest('base64url');
