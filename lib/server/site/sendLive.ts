import 'server-only';
import { LRUCache } from 'lru-cache';
import { NO_STORE } from '@/lib/http/cacheControl';
import type { RequestHead } from '@/lib/http/requestHead';
import type { Answer } from '@/lib/server/site/answer';
import { preloadedFontUrls, finishPage } from '@/lib/server/site/page/finishPage';
import type { LivePage, SiteParts } from '@/lib/server/site/parts';
import { sendResponse } from '@/lib/server/site/sendResponse';
import { documentHeaders, sendDocument, wantsPayload } from '@/lib/server/site/sendPage';

/** A rendered document, as arguments of `Response`. */
interface RenderedDocument {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly init: ResponseInit;
}

type LiveParts = Pick<SiteParts, 'open' | 'encode' | 'settings' | 'manifest'>;

/** Headers by which Next's router asks for a payload: the payload depends on their values. */
const ROUTER_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

const VARY = ROUTER_HEADERS.join(', ');

/** In milliseconds: how long the rendering of a shared query is reused. */
const SHARED_LIFETIME_MS = 5_000;
/** Largest number of cached renderings, of about 200 kB each. */
const MAX_SHARED_RENDERINGS = 64;
const SHARED_CACHE_CONTROL = 'public, max-age=0, s-maxage=5';

/**
 * Creates the handler of pages that depend on their query: a finished document from the image; else, for a query that
 * comes from a link, one rendering shared by all requests; else a rendering for this request alone, with a nonce for
 * its scripts.
 */
export function createLivePages(parts: LiveParts) {
  const { sheets, firstScripts } = parts.manifest;
  const sheetRules = new Map(Object.entries(sheets));
  const renderings = new LRUCache<string, Promise<RenderedDocument>>({
    max: MAX_SHARED_RENDERINGS,
    ttl: SHARED_LIFETIME_MS,
  });

  return async (
    request: RequestHead,
    path: string,
    query: string,
    page: LivePage,
  ): Promise<Answer> => {
    const fields = page.normalizeQuery(new URLSearchParams(query));
    const search = fields.size === 0 ? '' : `?${fields.toString()}`;
    if (wantsPayload(request))
      return sendResponse(request, path, await renderPayload(page, search, request), parts);
    const document = await page.findFinishedDocument(fields);
    if (document !== null) return sendDocument(request, path, document, parts);
    const { body, init } = page.isShared(fields)
      ? await renderShared(path, page, search)
      : await renderDocument(path, page, search, false);
    return sendResponse(request, path, new Response(body, init), parts);
  };

  function renderShared(
    path: string,
    page: LivePage,
    search: string,
  ): Promise<RenderedDocument> {
    const key = path + search;
    const cachedRendering = renderings.get(key);
    if (cachedRendering !== undefined) return cachedRendering;
    const rendering = renderDocument(path, page, search, true);
    renderings.set(key, rendering);
    rendering.catch(() => renderings.delete(key));
    return rendering;
  }

  /**
   * Renders a document with the framework, then finishes its markup. The nonce of a shared document would be known to
   * every visitor: its scripts are admitted by their hashes instead.
   */
  async function renderDocument(
    path: string,
    page: LivePage,
    search: string,
    isShared: boolean,
  ): Promise<RenderedDocument> {
    const nonce = crypto.randomUUID();
    const policy = { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` };
    const response = await page.render(search, new Headers(policy));
    const { html, scripts, styles } = await finishPage(await response.text(), {
      sheets: sheetRules,
      pageName: path,
      fontUrls: preloadedFontUrls(response.headers),
      nonce,
      isHashed: isShared,
    });
    const scriptSources = isShared ? scripts : [`'nonce-${nonce}'`];
    const headers = {
      ...documentHeaders(parts.settings, [...scriptSources, ...firstScripts], styles),
      'Content-Type': response.headers.get('content-type') ?? '',
      'Cache-Control': isShared ? SHARED_CACHE_CONTROL : NO_STORE,
      Vary: VARY,
    };
    return { body: new TextEncoder().encode(html), init: { status: response.status, headers } };
  }
}

/** Renders the payload that the router asks for. */
async function renderPayload(
  page: LivePage,
  search: string,
  { headers }: RequestHead,
): Promise<Response> {
  const routerHeaders = new Headers();
  for (const name of ROUTER_HEADERS) {
    const value = headers.get(name);
    if (value !== null) routerHeaders.set(name, value);
  }
  const { status, headers: payloadHeaders, body } = await page.render(search, routerHeaders);
  const type = payloadHeaders.get('content-type') ?? '';
  const responseHeaders = { 'Content-Type': type, 'Cache-Control': NO_STORE, Vary: VARY };
  return new Response(body, { status, headers: responseHeaders });
}
