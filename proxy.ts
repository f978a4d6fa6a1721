import { NextResponse, type NextRequest } from 'next/server';
import { contentPolicy } from './lib/server/security/contentPolicy.cjs';

/**
 * Gives its policy to the one page that is made for each visitor: the cache, which names the scripts of all others,
 * never sees it. Next puts the nonce that it finds on the request onto the scripts that it writes.
 */
export function proxy(request: NextRequest): NextResponse {
  // Next's own tools of development need what the policy forbids.
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const policy = contentPolicy([`'nonce-${crypto.randomUUID()}'`]);
  const headers = new Headers(request.headers);
  headers.set('Content-Security-Policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('Content-Security-Policy', policy);
  return response;
}

/** What is fetched for a page that is already open is data, and needs none. */
export const config = {
  matcher: [{ source: '/episodes', missing: [{ type: 'header', key: 'rsc' }] }],
};
