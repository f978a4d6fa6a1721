import type { NextRequest } from 'next/server';
import { embedResponse } from '@/lib/server/embed/embed';

export const dynamic = 'force-dynamic';

interface Context {
  readonly params: Promise<{ slug: string }>;
}

/** Serves the embedded player of an episode, the only page that other sites may frame. */
export async function GET(request: NextRequest, { params }: Context): Promise<Response> {
  return embedResponse((await params).slug, request.nextUrl.searchParams);
}
