import 'server-only';
import { LRUCache } from 'lru-cache';
import { NEVER } from '@/lib/http/cacheControl';
import { chooseCoding, CODINGS } from '@/lib/http/codings';
import type { RequestHead } from '@/lib/http/requestHead';
import { securityHeaders } from '@/lib/http/securityHeaders';
import type { Answer } from '@/lib/server/site/answer';
import { facesOf, finishPage, type FinishedPage } from '@/lib/server/site/page/finishPage';
import type { LivePage, MadePage, SiteParts } from '@/lib/server/site/parts';
import { pagePolicy, reportsTo, sendDocument, wantsPayload } from '@/lib/server/site/sendPage';
import { sendRoute } from '@/lib/server/site/sendRoute';

type LiveParts = Pick<SiteParts, 'open' | 'encode' | 'settings' | 'sheets' | 'firstScript'>;

/** A page that was made, finished if it is a document. */
interface Made {
  readonly status: number;
  readonly type: string;
  readonly body: Uint8Array<ArrayBuffer>;
  readonly page: FinishedPage | null;
}

/** The headers by which the router asks for a payload: one made at request time is a part of what they say. */
const ROUTER = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
] as const;

const VARY = [...ROUTER, 'Accept-Encoding'].join(', ');

/** How long a page that many ask for is shown to others, in milliseconds; and how many of about 200 kB are kept. */
const SHARED_MS = 5_000;
const MOST_SHARED = 64;
const SHARED = 'public, max-age=0, s-maxage=5';

/**
 * Makes the answers of pages that depend on their query: from the image where the build finished them; made once for
 * all who ask where nobody typed the query; else made for one request alone, its scripts admitted by a nonce that no
 * other answer has.
 */
export function createLivePages(parts: LiveParts) {
  const { settings, firstScript, encode } = parts;
  const shared = new LRUCache<string, Promise<Made>>({ max: MOST_SHARED, ttl: SHARED_MS });

  return async (request: RequestHead, path: string, page: LivePage): Promise<Answer> => {
    const fields = page.tidy(new URL(request.url).searchParams);
    const search = fields.size === 0 ? '' : `?${fields.toString()}`;
    if (wantsPayload(request))
      return sendMade(request, path, await makePayload(page, search, request));
    const document = await page.finished(fields);
    if (document !== null) return sendDocument(request, { path, document }, parts);
    if (page.isShared(fields)) return sendShared(request, path, page, search);
    const nonce = crypto.randomUUID();
    const made = await makeDocument(path, page, search, nonce, false);
    return sendMade(request, path, made, `'nonce-${nonce}'`);
  };

  /** Sends a page that many ask for: its nonce, known to all, admits nothing; its scripts are named one by one. */
  async function sendShared(
    request: RequestHead,
    path: string,
    page: LivePage,
    search: string,
  ): Promise<Answer> {
    const key = path + search;
    let making = shared.get(key);
    if (making === undefined) {
      making = makeDocument(path, page, search, crypto.randomUUID(), true);
      shared.set(key, making);
      making.catch(() => shared.delete(key));
    }
    const { status, type, body, page: finished } = await making;
    const policy = pagePolicy(
      settings,
      [...(finished?.scripts ?? []), firstScript],
      finished?.styles ?? [],
    );
    const headers = {
      'Content-Type': type,
      'Content-Security-Policy': policy,
      'Cache-Control': SHARED,
      Vary: ROUTER.join(', '),
      ...reportsTo(settings),
    };
    return sendRoute(request, path, new Response(body, { status, headers }), parts);
  }

  async function sendMade(
    request: RequestHead,
    path: string,
    { status, type, body, page }: Made,
    script = '',
  ): Promise<Answer> {
    const coding = chooseCoding(request.headers.get('accept-encoding'), CODINGS);
    const sent = coding === null ? body : await encode(body, coding, null);
    const policy = page && pagePolicy(settings, [script, firstScript], page.styles);
    const headers: Record<string, string> = {
      ...securityHeaders(path, type, settings.transport, policy ?? undefined),
      ...(page && reportsTo(settings)),
      'Content-Type': type,
      'Cache-Control': NEVER,
      Vary: VARY,
      ...(coding === null ? {} : { 'Content-Encoding': coding }),
      'Content-Length': String(sent.length),
    };
    return { status, headers, body: request.method === 'HEAD' ? null : sent };
  }

  async function makeDocument(
    path: string,
    page: LivePage,
    search: string,
    nonce: string,
    isShared: boolean,
  ): Promise<Made> {
    const policy = { 'Content-Security-Policy': `script-src 'nonce-${nonce}'` };
    const made = await page.make(search, new Headers(policy));
    const type = made.headers.get('content-type') ?? '';
    if (!type.startsWith('text/html')) return whole(made);
    const finished = await finishPage(new TextDecoder().decode(made.body), {
      sheets: parts.sheets,
      where: path,
      faces: facesOf(made.headers),
      ...(isShared ? { nonce } : { isHashed: false }),
    });
    const body = new TextEncoder().encode(finished.html);
    return { status: made.status, type, body, page: finished };
  }
}

/** Has the framework make the payload that the router asks for. */
async function makePayload(
  page: LivePage,
  search: string,
  { headers }: RequestHead,
): Promise<Made> {
  const asked = new Headers();
  for (const name of ROUTER) {
    const value = headers.get(name);
    if (value !== null) asked.set(name, value);
  }
  return whole(await page.make(search, asked));
}

const whole = ({ status, headers, body }: MadePage): Made => ({
  status,
  type: headers.get('content-type') ?? '',
  body,
  page: null,
});
