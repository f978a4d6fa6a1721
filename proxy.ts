import { NextResponse, type NextRequest } from 'next/server';
import { tidyListFields } from '@/lib/episodes/list/query';
import { KINSHIP_PATH } from '@/lib/genealogy/address';
import { tidyKinshipFields } from '@/lib/genealogy/kinship/query';
import { beforeHydrationHash } from '@/lib/server/beforeHydration';
import { keepLists } from '@/lib/server/list/keptLists';
import { contentPolicy } from '@/lib/server/security/contentPolicy.cjs';

keepLists();

/**
 * Stands before the two pages that answer a query, the list of episodes and the kinship of two people. Its address is
 * tidied before anything is made of it, and its policy names a nonce, which is another for each visitor. (The cache,
 * which names the scripts of all other pages, never sees this one; a list that many ask for does not come here, but
 * for the once that it is made.)
 */
export function proxy(request: NextRequest): NextResponse {
  // Next's own tools of development need what the policy forbids.
  if (process.env.NODE_ENV !== 'production') return NextResponse.next();
  const isKinship = request.nextUrl.pathname === KINSHIP_PATH;
  const tidy = isKinship ? tidyKinshipFields : tidyListFields;
  const fields = tidy(request.nextUrl.searchParams);
  // What is fetched for a page that is already open is data: it has no policy.
  if (request.headers.get('rsc') === '1') return passOn(request, fields);
  return passOn(request, fields, policyOf(crypto.randomUUID()));
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

export const config = { matcher: ['/episodes', '/outils/arbre-genealogique/lien'] };
