import type { NextRequest } from 'next/server';
import { oembedResponse } from '@/lib/server/embed/oembed';

export const dynamic = 'force-dynamic';

/** How another site shows an episode of this one: https://oembed.com. */
export const GET = (request: NextRequest): Response =>
  oembedResponse(request.nextUrl.searchParams);
