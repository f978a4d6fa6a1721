import 'server-only';
import { NOT_FOUND, NO_STORE, PAGE } from '@/lib/http/cacheControl';
import { contentPolicy } from '@/lib/http/contentPolicy';
import type { RequestHead } from '@/lib/http/requestHead';
import type { Answer, PendingAnswer } from '@/lib/server/site/answer';
import type { SiteDocument, SitePage, StoredBody } from '@/lib/server/manifest';
import type { SiteParts, SiteSettings, WritePage } from '@/lib/server/site/parts';
import { sendBody } from '@/lib/server/site/sendBody';
import { sendResponse } from '@/lib/server/site/sendResponse';

/** Headers by which Next's router asks for the payload of a page or of one segment. */
const VARY = 'rsc, next-router-segment-prefetch';

/**
 * Marks a response as served from the per-segment prerender; without this header the router fetches the page again
 * (`wasServedFromPerSegmentCache`).
 */
const PRERENDERED_SEGMENT = { 'x-nextjs-postponed': '2' };

const HTML_TYPE = 'text/html; charset=utf-8';
const PAYLOAD_TYPE = 'text/x-component';

/** Tells whether a request is for the payload of a page. Any value of the header but 1 is ignored. */
export const wantsPayload = ({ headers }: RequestHead): boolean => headers.get('rsc') === '1';

/** Answers with a page's document or, for Next's router, its payload. */
export function sendPage(
  request: RequestHead,
  path: string,
  page: SitePage,
  parts: SiteParts,
): PendingAnswer {
  if (!wantsPayload(request)) {
    const write = parts.writers.get(path);
    return write !== undefined && request.url.includes('?')
      ? sendWritten(request, path, page.document, write, parts)
      : sendDocument(request, path, page.document, parts);
  }
  const segmentName = request.headers.get('next-router-segment-prefetch');
  const segment = segmentName === null ? undefined : page.segments[segmentName];
  return segment === undefined
    ? sendPayload(request, path, page.payload, PAGE, parts)
    : sendPayload(request, path, segment, PAGE, parts, PRERENDERED_SEGMENT);
}

/** Answers 404 with the not-found document or, for Next's router, that page's payload. */
export function sendNotFound(request: RequestHead, parts: SiteParts): PendingAnswer {
  const { notFound, pages } = parts.manifest;
  const notFoundPage = pages['/introuvable'];
  return wantsPayload(request) && notFoundPage !== undefined
    ? sendPayload(request, '/404', notFoundPage.payload, NOT_FOUND, parts)
    : sendDocument(request, '/404', notFound, parts, 404);
}

/** Answers with a document that the build has finished. */
export function sendDocument(
  request: RequestHead,
  path: string,
  body: SiteDocument,
  parts: Pick<SiteParts, 'open' | 'settings'>,
  status: 200 | 404 = 200,
): PendingAnswer {
  const headers = () => documentHeaders(parts.settings, body.scripts, body.styles);
  const cacheControl = status === 404 ? NOT_FOUND : documentCacheControl(request);
  return sendBody(
    request,
    { path, body, type: HTML_TYPE, status, cacheControl, headers },
    parts,
  );
}

/**
 * Answers with a finished page into which text and links for the query are written: scripts, styles and so the policy
 * stay those of the build. The page is made for one request, and no cache keeps it.
 */
async function sendWritten(
  request: RequestHead,
  path: string,
  document: SiteDocument,
  write: WritePage,
  parts: SiteParts,
): Promise<Answer> {
  const markup = await new Response(await parts.open(document, null, null)).text();
  const html = write(markup, new URL(request.url).searchParams);
  if (html === null) return sendDocument(request, path, document, parts);
  const headers = {
    ...documentHeaders(parts.settings, document.scripts, document.styles),
    'Content-Type': HTML_TYPE,
    'Cache-Control': NO_STORE,
  };
  return sendResponse(request, path, new Response(html, { headers }), parts);
}

const sendPayload = (
  request: RequestHead,
  path: string,
  body: StoredBody,
  cacheControl: string,
  parts: SiteParts,
  extraHeaders: Readonly<Record<string, string>> = {},
): PendingAnswer => {
  const headers = () => ({ Vary: VARY, ...extraHeaders });
  return sendBody(request, { path, body, type: PAYLOAD_TYPE, cacheControl, headers }, parts);
};

/** Returns the `Cache-Control` of a document; a document at a payload's address (`?_rsc=`) is not cached. */
const documentCacheControl = ({ url }: RequestHead): string =>
  /[?&]_rsc(?:[=&]|$)/.test(url) ? NO_STORE : PAGE;

/** Returns the headers of a document: its policy, and the reporting endpoint when reports are on. */
export function documentHeaders(
  { sources, reports }: SiteSettings,
  scripts: readonly string[],
  styles: readonly string[],
): Readonly<Record<string, string>> {
  const policy = contentPolicy(sources, scripts, styles);
  if (reports === null) return { 'Content-Security-Policy': policy, Vary: VARY };
  return {
    'Content-Security-Policy': `${policy}; report-uri ${reports}; report-to csp`,
    'Reporting-Endpoints': `csp="${reports}"`,
    Vary: VARY,
  };
}
