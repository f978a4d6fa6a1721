import 'server-only';
import { feedOnly } from '@/lib/feed/feedOnly';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { siteOrigin } from '@/lib/server/environment';
import { readyFeedEpisodes } from '@/lib/server/feed/snapshot/readyEpisodes';

let last: { readonly feed: readonly FeedEpisode[]; readonly adds: boolean } | null = null;

/** Tells whether the podcast's feed has episodes without a page of the site. */
export async function feedAddsEpisodes(): Promise<boolean> {
  const feed = await readyFeedEpisodes();
  if (last?.feed !== feed) {
    const [first] = feedOnly(loadEpisodes(), feed, siteOrigin());
    last = { feed, adds: first !== undefined };
  }
  return last.adds;
}
