import 'server-only';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadSite } from '@/lib/server/content/site';
import { upstreamFeedUrl } from '@/lib/server/environment';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';

/** In milliseconds: how long a page waits for a feed that it can do without. */
const MAX_WAIT_MS = 500;

const NONE: readonly FeedEpisode[] = [];

/**
 * Returns the episodes of the upstream feed, newest first; empty without an upstream or a copy of it. The built-in feed
 * adds nothing to `content/`.
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
