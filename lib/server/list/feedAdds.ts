import 'server-only';
import { feedOnly } from '@/lib/feed/feedOnly';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { siteOrigin } from '@/lib/server/environment';
import { readyFeedEpisodes } from '@/lib/server/feed/snapshot/readyEpisodes';

let lastResult: {
  readonly feed: readonly FeedEpisode[];
  readonly addsEpisodes: boolean;
} | null = null;

/** Tells whether the podcast's feed has episodes without a page of the site. */
export async function feedAddsEpisodes(): Promise<boolean> {
  const feed = await readyFeedEpisodes();
  if (lastResult?.feed !== feed) {
    const [firstFeedOnly] = feedOnly(loadEpisodes(), feed, siteOrigin());
    lastResult = { feed, addsEpisodes: firstFeedOnly !== undefined };
  }
  return lastResult.addsEpisodes;
}
