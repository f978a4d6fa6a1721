import { readFile } from 'node:fs/promises';
import { finishPage } from '@/lib/server/site/page/finishPage';
import type { StyleSheets } from '@/lib/server/site/page/styleSheet';
import type { SiteDocument, SitePage, StoredBody } from '@/lib/server/manifest';
import { mapConcurrently } from '@/scripts/build/image/concurrency';
import type { Prerender } from '@/scripts/build/image/outputs';
import type { Store } from '@/scripts/build/image/store';

const SEGMENT_PATH = /^(.*)\.segments(\/.*)\.segment\.rsc$/;
/** The segment that repeats the whole payload, which no router fetches. */
const FULL_SEGMENT = '/_full';

const HTML_TYPE = 'text/html';
const PAYLOAD_TYPE = 'text/x-component';

/** A row of React's payload that preloads a file. */
const PRELOAD_HINT = /:HL\[[^\n]*\]\n/g;

/** In bytes: metadata must lie within this start of a page, since some crawlers read no further. */
const FIRST_BYTES = 16_384;

/**
 * Finishes a document of Next and stores it.
 * @param fontUrls addresses of fonts preloaded by the answer's headers
 */
export async function storeDocument(
  path: string,
  html: string,
  store: Store,
  sheets: StyleSheets,
  fontUrls: readonly string[] = [],
): Promise<SiteDocument> {
  const finishedPage = await finishPage(html, { sheets, pageName: path, fontUrls });
  const { html: finishedHtml, scripts, styles } = finishedPage;
  const titleEnd = finishedHtml.indexOf('</title>');
  if (titleEnd < 0 || Buffer.byteLength(finishedHtml.slice(0, titleEnd)) > FIRST_BYTES)
    throw new Error(`${path}: its title is expected in its first ${FIRST_BYTES} bytes.`);
  const bytes = new TextEncoder().encode(finishedHtml);
  return { ...(await store.put(bytes, HTML_TYPE)), scripts, styles };
}

/**
 * Stores a payload of Next, or a segment, without preload hints: the router prefetches payloads of linked pages, whose
 * sheets and pictures the browser would then fetch too. A page that is shown requests its files by its elements, and
 * React waits for its sheets.
 */
const storePayload = async (file: string, store: Store): Promise<StoredBody> =>
  store.put(
    Buffer.from((await readFile(file, 'utf8')).replace(PRELOAD_HINT, '')),
    PAYLOAD_TYPE,
  );

/** Finishes the prerendered pages of Next, by path. */
export async function storePages(
  prerenders: readonly Prerender[],
  store: Store,
  sheets: StyleSheets,
): Promise<Readonly<Record<string, SitePage>>> {
  const payloads = new Map<string, StoredBody>();
  const segments = new Map<string, Record<string, StoredBody>>();
  const documents = new Map<string, SiteDocument>();
  await mapConcurrently(prerenders, async ({ path, file, headers }) => {
    const type = String(headers['content-type'] ?? '');
    const [, page, segmentName] = SEGMENT_PATH.exec(path) ?? [];
    if (page !== undefined && segmentName !== undefined) {
      if (segmentName === FULL_SEGMENT) return;
      const pagePath = pathOf(page);
      const storedPayload = await storePayload(file, store);
      segments.set(pagePath, { ...segments.get(pagePath), [segmentName]: storedPayload });
    } else if (path.endsWith('.rsc'))
      payloads.set(pathOf(path.slice(0, -4)), await storePayload(file, store));
    else if (type.startsWith(HTML_TYPE))
      documents.set(
        path,
        await storeDocument(path, await readFile(file, 'utf8'), store, sheets),
      );
  });
  const pages = [...documents].map(([path, document]): [string, SitePage] => {
    const payload = payloads.get(path);
    if (payload === undefined) throw new Error(`${path}: Next has made no payload of it.`);
    return [path, { document, payload, segments: segments.get(path) ?? {} }];
  });
  return Object.fromEntries(pages.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** Returns the path of a page; the root's files are named `index`. */
const pathOf = (name: string): string => (name === '/index' ? '/' : name);
