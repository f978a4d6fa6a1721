import 'server-only';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadSite } from '@/lib/server/content/site';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';

/** How long a page that has enough to show without the feed waits for it, in milliseconds. */
const MAX_WAIT_MS = 500;

const NONE: readonly FeedEpisode[] = [];

/**
 * Returns the episodes of the upstream feed, newest first; empty without an upstream or an answer from it so far.
 * The built-in feed has nothing that `content/` does not have.
 */
export async function readyFeedEpisodes(): Promise<readonly FeedEpisode[]> {
  if (upstreamFeedUrl(loadSite()) === null) return NONE;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, MAX_WAIT_MS, null);
  });
  const copy = await Promise.race([currentFeed(), tooLate]);
  clearTimeout(timer);
  return copy?.source === 'upstream' ? copy.episodes : NONE;
}
