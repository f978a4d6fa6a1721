import 'server-only';
import { listKey } from '@/lib/server/list/listKey';
import { createPageCache } from '@/lib/server/list/pageCache';
import {
  pageTemplate,
  writePage,
  type Page,
  type PageTemplate,
} from '@/lib/server/list/pageTemplate';

/** Says to ourselves that a request is ours; nobody else can know its value. */
export const OWN_REQUEST = { header: 'x-page-for-all', value: crypto.randomUUID() } as const;

/** The nonce of the pages that are made to be kept; each visitor gets another, as long, in its place. */
export const KEPT_NONCE = crypto.randomUUID();

const PATIENCE_MS = 5000;

const pageFor = createPageCache(makePage, Date.now);

/**
 * The page of the list that these fields ask for, with this nonce; null when it must be made for this visitor alone.
 * @param fields Tidy.
 */
export async function keptPage(fields: URLSearchParams, nonce: string): Promise<Page | null> {
  // The first page that is made for a visitor puts the shelves there.
  const shelves = await globalThis.chroniquesShelves?.();
  const key = shelves && listKey(fields, shelves);
  if (shelves === undefined || typeof key !== 'string') return null;
  const template = await pageFor(shelves, key);
  return template && writePage(template, nonce);
}

/** Asks this very server for the page, as a visitor would. */
async function makePage(key: string): Promise<PageTemplate | null> {
  const port = process.env.PORT;
  if (port === undefined) return null;
  const response = await fetch(`http://127.0.0.1:${port}/episodes${key}`, {
    headers: {
      [OWN_REQUEST.header]: OWN_REQUEST.value,
      Accept: 'text/html',
      'Accept-Encoding': 'identity',
    },
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  if (response.status !== 200) return null;
  const page = { html: await response.text(), link: response.headers.get('Link') ?? '' };
  return pageTemplate(page, KEPT_NONCE);
}
