import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { feedResponse } from '@/lib/server/feed/respond';

export const dynamic = 'force-dynamic';

/** The episodes of the podcast's feed, newest first. */
export async function GET(request: Request): Promise<Response> {
  const copy = await currentFeed();
  return feedResponse(request, copy, 'application/json; charset=utf-8', copy.list);
}
