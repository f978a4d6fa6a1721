import { currentFeed } from '@/lib/server/feed/snapshot/currentFeed';
import { feedResponse } from '@/lib/server/feed/respond';

export const dynamic = 'force-dynamic';

/** The podcast's RSS 2.0 feed. */
export async function GET(request: Request): Promise<Response> {
  const copy = await currentFeed();
  return feedResponse(request, copy, 'application/rss+xml; charset=utf-8', copy.xml);
}
