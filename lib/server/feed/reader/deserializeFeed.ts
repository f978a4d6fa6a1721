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
 * @param formerContent content whose unchanged episodes stay the same objects, so that only new episodes take memory
 */
export const deserializeFeed = (
  feed: SerializedFeed,
  formerContent?: FeedContent,
): Promise<FeedContent | null> => inSlices(readLines(feed, formerContent));

function* readLines(
  { list, xml, builtAt, digest }: SerializedFeed,
  formerContent: FeedContent | undefined,
): Generator<void, FeedContent | null> {
  const formerEpisodes = new Map<string, FeedEpisode>();
  if (formerContent !== undefined) {
    let lineIndex = 0;
    for (const line of linesOf(formerContent.list)) {
      const episode = formerContent.episodes[lineIndex++];
      if (episode !== undefined) formerEpisodes.set(digestOf(line), episode);
      yield;
    }
  }
  const episodes: FeedEpisode[] = [];
  for (const line of linesOf(list)) {
    const unchangedEpisode =
      formerEpisodes.size === 0 ? undefined : formerEpisodes.get(digestOf(line));
    const episode = unchangedEpisode ?? readLine(line);
    if (episode === null) return null;
    episodes.push(episode);
    yield;
  }
  return episodes.length === 0 ? null : { list, xml, builtAt, digest, episodes };
}

const digestOf = (line: ListBytes): string =>
  createHash('sha256').update(line).digest('base64url');
