import type { NextRequest } from 'next/server';
import { oembedResponse } from '@/lib/server/embed/oembed';

export const dynamic = 'force-dynamic';

/** Serves the oEmbed response of an episode's page (https://oembed.com). */
export const GET = (request: NextRequest): Response =>
  oembedResponse(request.nextUrl.searchParams);
