import { latestJson } from '@/lib/feed/snapshot/latest';
import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { feedResponse } from '@/lib/server/feed/respond';

export const dynamic = 'force-dynamic';

/** The first episode of the podcast's feed, alone and without its notes. */
export async function GET(request: Request): Promise<Response> {
  const copy = await currentFeed();
  const type = 'application/json; charset=utf-8';
  return feedResponse(request, copy, type, latestJson(copy.episodes));
}
