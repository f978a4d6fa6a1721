import 'server-only';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadSite } from '@/lib/server/content/site';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';

/** In milliseconds: the longest wait of a page for the upstream feed, which is optional. */
const MAX_WAIT_MS = 500;

const NO_EPISODES: readonly FeedEpisode[] = [];

/**
 * Returns the episodes of the upstream feed, newest first; empty without an upstream or its copy. The built-in feed
 * adds nothing to `content/`.
 */
export async function readyFeedEpisodes(): Promise<readonly FeedEpisode[]> {
  if (upstreamFeedUrl(loadSite()) === null) return NO_EPISODES;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS, null);
  });
  const copy = await Promise.race([currentFeed(), timeout]);
  clearTimeout(timer);
  return copy?.source === 'upstream' ? copy.episodes : NO_EPISODES;
}
