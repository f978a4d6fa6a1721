import 'server-only';
import { LOST, NEVER, PAGE } from '@/lib/http/cacheControl';
import { contentPolicy } from '@/lib/http/contentPolicy';
import type { RequestHead } from '@/lib/http/requestHead';
import type { Answer } from '@/lib/server/site/answer';
import type { SiteDocument, SitePage, StoredBody } from '@/lib/server/manifest';
import type { SiteParts, SiteSettings } from '@/lib/server/site/parts';
import { sendBody, type Representation } from '@/lib/server/site/sendBody';

/** The headers by which the router of the browser asks for a page's payload, or for a part of it. */
export const VARY = 'rsc, next-router-segment-prefetch';

/** Tells the router that a part of a payload is whole: it would ask for the page again (`wasServedFromPerSegmentCache`). */
const WHOLE_SEGMENT = { 'x-nextjs-postponed': '2' };

export const HTML = 'text/html; charset=utf-8';
const PAYLOAD = 'text/x-component';

/** Tells whether a request is for the payload of a page: any other value of the header is as if absent. */
export const wantsPayload = ({ headers }: RequestHead): boolean => headers.get('rsc') === '1';

/** Answers with a page's document or, to the router of the browser, its payload. */
export function sendPage(
  request: RequestHead,
  path: string,
  page: SitePage,
  parts: SiteParts,
): Answer | Promise<Answer> {
  if (!wantsPayload(request))
    return sendDocument(request, { path, document: page.document }, parts);
  const name = request.headers.get('next-router-segment-prefetch');
  const segment = name === null ? undefined : page.segments[name];
  return sendPayload(request, path, segment ?? page.payload, PAGE, parts, {
    ...(segment && WHOLE_SEGMENT),
  });
}

/** Answers that nothing is at an address; to the router of the browser, with a page that says so. */
export const sendLost = (request: RequestHead, path: string, parts: SiteParts) => {
  const { lost, pages } = parts.manifest;
  const nowhere = pages['/introuvable'];
  return wantsPayload(request) && nowhere !== undefined
    ? sendPayload(request, path, nowhere.payload, LOST, parts)
    : sendDocument(request, { path, document: lost, status: 404 }, parts);
};

interface SentDocument {
  readonly path: string;
  readonly document: SiteDocument;
  readonly status?: 200 | 404;
}

/** Documents as they are sent to everybody who asks for nothing else. */
const everyday = new WeakMap<SiteDocument, Representation>();

/** Answers with a document that the build finished. */
export function sendDocument(
  request: RequestHead,
  sent: SentDocument,
  parts: Pick<SiteParts, 'open' | 'settings'>,
): Answer | Promise<Answer> {
  const cacheControl = documentCacheControl(request, sent.status ?? 200);
  if (cacheControl === NEVER)
    return sendBody(request, representationOf(sent, cacheControl, parts.settings), parts);
  const found =
    everyday.get(sent.document) ?? representationOf(sent, cacheControl, parts.settings);
  everyday.set(sent.document, found);
  return sendBody(request, found, parts);
}

const representationOf = (
  { path, document, status = 200 }: SentDocument,
  cacheControl: string,
  settings: SiteSettings,
): Representation => ({
  path,
  body: document,
  type: HTML,
  status,
  cacheControl,
  headers: { Vary: VARY, ...reportsTo(settings) },
  policy: pagePolicy(settings, document.scripts, document.styles),
  modifiedAt: null,
  hasRanges: false,
});

/** Payloads as they are sent, by their bodies: two addresses with the same bytes have the same headers. */
const payloads = new WeakMap<StoredBody, Representation>();

function sendPayload(
  request: RequestHead,
  path: string,
  body: StoredBody,
  cacheControl: string,
  parts: SiteParts,
  headers: Readonly<Record<string, string>> = {},
): Answer | Promise<Answer> {
  const known = cacheControl === PAGE ? payloads.get(body) : undefined;
  const found = known ?? {
    path,
    body,
    type: PAYLOAD,
    status: 200,
    cacheControl,
    headers: { Vary: VARY, ...headers },
    modifiedAt: null,
    hasRanges: false,
  };
  if (cacheControl === PAGE) payloads.set(body, found);
  return sendBody(request, found, parts);
}

/** A document under the address at which the router asks for a payload (`?_rsc=`) is kept by no cache. */
function documentCacheControl({ url }: RequestHead, status: number): string {
  if (status === 404) return LOST;
  return /[?&]_rsc(?:[=&]|$)/.test(url) ? NEVER : PAGE;
}

/** Writes the policy of a page, with the address of reports where they are wanted. */
export function pagePolicy(
  { sources, reports }: SiteSettings,
  scripts: readonly string[],
  styles: readonly string[],
): string {
  const policy = contentPolicy(sources, scripts, styles);
  return reports === null ? policy : `${policy}; report-uri ${reports}; report-to csp`;
}

/** Returns the `Reporting-Endpoints` header (Reporting API), where the settings ask for reports. */
export const reportsTo = ({ reports }: SiteSettings): Readonly<Record<string, string>> =>
  reports === null ? {} : { 'Reporting-Endpoints': `csp="${reports}"` };
