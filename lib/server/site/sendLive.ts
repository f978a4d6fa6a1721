import 'server-only';
import { LRUCache } from 'lru-cache';
import { NO_STORE } from '@/lib/http/cacheControl';
import type { RequestHead } from '@/lib/http/requestHead';
import type { Answer } from '@/lib/server/site/answer';
import { facesOf, finishPage } from '@/lib/server/site/page/finishPage';
import type { LivePage, SiteParts } from '@/lib/server/site/parts';
import { sendMade } from '@/lib/server/site/sendMade';
import { documentHeaders, sendDocument, wantsPayload } from '@/lib/server/site/sendPage';

/** A rendered document, as arguments of `Response`. */
interface Made {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly init: ResponseInit;
}

type LiveParts = Pick<SiteParts, 'open' | 'encode' | 'settings' | 'manifest'>;

/** Headers by which Next's router asks for a payload: the payload depends on their values. */
const ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

const VARY = ROUTER.join(', ');

/** In milliseconds: how long the rendering of a shared query is reused. */
const SHARED_MS = 5_000;
/** Largest number of cached renderings, of about 200 kB each. */
const MOST_SHARED = 64;
const SHARED = 'public, max-age=0, s-maxage=5';

/**
 * Creates the handler of pages that depend on their query: a finished document from the image; else, for a query that
 * comes from a link, one rendering shared by all requests; else a rendering for this request alone, with a nonce for
 * its scripts.
 */
export function createLivePages(parts: LiveParts) {
  const { sheets, firstScripts } = parts.manifest;
  const rules = new Map(Object.entries(sheets));
  const shared = new LRUCache<string, Promise<Made>>({ max: MOST_SHARED, ttl: SHARED_MS });

  return async (request: RequestHead, path: string, page: LivePage): Promise<Answer> => {
    const fields = page.tidy(new URL(request.url).searchParams);
    const search = fields.size === 0 ? '' : `?${fields.toString()}`;
    if (wantsPayload(request))
      return sendMade(request, path, await makePayload(page, search, request), parts);
    const document = await page.finished(fields);
    if (document !== null) return sendDocument(request, path, document, parts);
    const { body, init } = page.isShared(fields)
      ? await makeOnce(path, page, search)
      : await makeDocument(path, page, search, false);
    return sendMade(request, path, new Response(body, init), parts);
  };

  function makeOnce(path: string, page: LivePage, search: string): Promise<Made> {
    const key = path + search;
    const known = shared.get(key);
    if (known !== undefined) return known;
    const making = makeDocument(path, page, search, true);
    shared.set(key, making);
    making.catch(() => shared.delete(key));
    return making;
  }

  /**
   * Renders a document with the framework and finishes it. The nonce of a shared document would be known to every
   * visitor: its scripts are admitted by their hashes instead.
   */
  async function makeDocument(
    path: string,
    page: LivePage,
    search: string,
    isShared: boolean,
  ): Promise<Made> {
    const nonce = crypto.randomUUID();
    const policy = { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` };
    const made = await page.make(search, new Headers(policy));
    const { html, scripts, styles } = await finishPage(await made.text(), {
      sheets: rules,
      where: path,
      faces: facesOf(made.headers),
      nonce,
      isHashed: isShared,
    });
    const admitted = isShared ? scripts : [`'nonce-${nonce}'`];
    const headers = {
      ...documentHeaders(parts.settings, [...admitted, ...firstScripts], styles),
      'Content-Type': made.headers.get('content-type') ?? '',
      'Cache-Control': isShared ? SHARED : NO_STORE,
      Vary: VARY,
    };
    return { body: new TextEncoder().encode(html), init: { status: made.status, headers } };
  }
}

/** Renders the payload that the router asks for. */
async function makePayload(
  page: LivePage,
  search: string,
  { headers }: RequestHead,
): Promise<Response> {
  const asked = new Headers();
  for (const name of ROUTER) {
    const value = headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  const { status, headers: given, body } = await page.make(search, asked);
  const type = given.get('content-type') ?? '';
  const own = { 'Content-Type': type, 'Cache-Control': NO_STORE, Vary: VARY };
  return new Response(body, { status, headers: own });
}
