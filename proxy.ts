import { NextResponse, type NextRequest } from 'next/server';
import { tidyListFields } from '@/lib/episodes/list/query';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { tidyKinshipFields } from '@/lib/genealogy/kinship/query';
import { beforeHydrationHash } from '@/lib/server/beforeHydration';
import { KEPT_NONCE, OWN_REQUEST, keptPage } from '@/lib/server/list/keptPage';
import type { Page } from '@/lib/server/list/pageTemplate';
import { contentPolicy } from '@/lib/server/security/contentPolicy.cjs';

/**
 * Stands before the two pages that answer a query, the list of episodes and the kinship of two people. Its address is tidied before anything is made of it; a list that
 * many ask for is made once; and its policy names a nonce, which is another for each visitor. (The cache, which names
 * the scripts of all other pages, never sees this one.)
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  // Next's own tools of development need what the policy forbids.
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const isKinship = request.nextUrl.pathname === KINSHIP_PATH;
  const tidy = isKinship ? tidyKinshipFields : tidyListFields;
  const fields = tidy(request.nextUrl.searchParams);
  // What is fetched for a page that is already open is data: it has no policy.
  if (request.headers.get('rsc') === '1') return passOn(request, fields);
  if (request.headers.get(OWN_REQUEST.header) === OWN_REQUEST.value)
    return passOn(request, fields, policyOf(KEPT_NONCE));
  const nonce = crypto.randomUUID();
  const policy = policyOf(nonce);
  const isKept = request.method === 'GET' && !isKinship;
  const page = isKept ? await keptPage(fields, nonce) : null;
  return page === null ? passOn(request, fields, policy) : answer(page, policy);
}

/** Admits the scripts that have this nonce, and the one script that is the same on every page. */
const policyOf = (nonce: string): string =>
  contentPolicy([`'nonce-${nonce}'`, beforeHydrationHash]);

/** Lets Next make the page of these fields; it puts the nonce of the request's policy onto the scripts it writes. */
function passOn(request: NextRequest, fields: URLSearchParams, policy?: string): NextResponse {
  const headers = new Headers(request.headers);
  headers.delete('Content-Security-Policy');
  if (policy !== undefined) headers.set('Content-Security-Policy', policy);
  const address = new URL(request.url);
  const asked = [...address.searchParams].filter(([name]) => name !== '_rsc');
  const isTidy =
    asked.length === fields.size && asked.every(([name, value]) => fields.get(name) === value);
  address.search = fields.toString();
  const response = isTidy
    ? NextResponse.next({ request: { headers } })
    : NextResponse.rewrite(address, { request: { headers } });
  if (policy !== undefined) response.headers.set('Content-Security-Policy', policy);
  return response;
}

function answer({ html, link }: Page, policy: string): NextResponse {
  const response = new NextResponse(html, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': policy,
      'Cache-Control': 'private, no-cache, no-store, max-age=0, must-revalidate',
      Vary: 'rsc, next-router-state-tree, next-router-prefetch, next-router-segment-prefetch',
    },
  });
  if (link !== '') response.headers.set('Link', link);
  return response;
}

export const config = { matcher: ['/episodes', '/outils/arbre-genealogique/lien'] };
