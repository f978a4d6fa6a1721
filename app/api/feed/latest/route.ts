import { playableFeedEpisode } from '@/lib/feed/read/episode';
import { loadSite } from '@/lib/server/content/site';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { feedResponse } from '@/lib/server/feed/respond';

export const dynamic = 'force-dynamic';

/** The first episode of the podcast's feed, as the player takes it; null when none is published. */
export async function GET(request: Request): Promise<Response> {
  const copy = await currentFeed();
  const [first] = copy.episodes;
  const playable = first ? playableFeedEpisode(first, loadSite().name) : null;
  const type = 'application/json; charset=utf-8';
  return feedResponse(request, copy, type, JSON.stringify(playable));
}
