import type { Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readHtml, type ReadPage } from './readHtml';

/** A page, as read from its response and its HTML. */
export interface CrawledPage extends ReadPage {
  readonly path: string;
  readonly headers: Headers;
  /** Inline scripts, with hash and nonce for comparison with the policy. */
  readonly inlineScripts: readonly { readonly hash: string; readonly nonce: string }[];
  /** Number of preloaded fonts in head and body. */
  readonly fontPreloads: readonly [head: number, body: number];
}

export interface Crawl {
  readonly baseURL: string;
  /** Pages reached by links from the home page, by path. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Requested addresses with a wrong response. */
  readonly broken: readonly string[];
  /** Returns an address of this site without its origin; null for an address of another origin. */
  readonly pathOf: (address: string, from?: string) => string | null;
}

/** A rule of the whole site: returns its violations as sentences. */
export type Rule = (crawl: Crawl) => readonly string[] | Promise<readonly string[]>;

const CONCURRENCY = 6;
const PRELOAD = /<link[^>]+rel="preload"[^>]+as="font"/g;
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|\+?json"))([^>]*)>([\s\S]*?)<\/script>/g;

/** Requests everything that is reachable from the home page. */
export async function crawlSite(browser: Browser, baseURL: string): Promise<Crawl> {
  const reader = await browser.newPage();
  const origins = new Set([new URL(baseURL).origin, await declaredOrigin(baseURL)]);
  const pathOf = (address: string, from = '/'): string | null => {
    if (!URL.canParse(address, baseURL + from)) return null;
    const url = new URL(address, baseURL + from);
    return origins.has(url.origin) ? url.href.slice(url.origin.length) : null;
  };
  const pages = new Map<string, CrawledPage>();
  const broken: string[] = [];
  const requested = new Set(['/']);
  const queue: (readonly [path: string, from: string])[] = [['/', 'the test']];

  async function visit([path, from]: readonly [string, string]): Promise<void> {
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await fetch(baseURL + path, { redirect: 'manual', headers });
    if (response.status !== 200) broken.push(`${path} (in ${from}): ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    // A page with a query repeats the page without the query: only its status matters.
    if (response.status !== 200 || !type.startsWith('text/html') || path.includes('?'))
      return response.body?.cancel();
    const page = await readResponse(reader, path, response);
    pages.set(path, page);
    for (const address of [...page.leads, ...page.files, ...sharedMediaOf(page)]) {
      const target = pathOf(address, path)?.replace(/#.*$/, '');
      if (!target || requested.has(target)) continue;
      requested.add(target);
      queue.push([target, path]);
    }
  }

  while (queue.length > 0) await forEachConcurrently(queue.splice(0), visit);
  await reader.close();
  return { baseURL, pages, broken, pathOf };
}

/** Runs an action for each item, several at once. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  action: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = [...items];
  const runWorker = async (): Promise<void> => {
    for (let item = remaining.shift(); item !== undefined; item = remaining.shift())
      await action(item);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, runWorker));
}

async function readResponse(
  reader: Awaited<ReturnType<Browser['newPage']>>,
  path: string,
  response: Response,
): Promise<CrawledPage> {
  const html = await response.text();
  const [head = '', body = ''] = html.split(/<body[^>]*>/);
  return {
    ...(await readHtml(reader, html)),
    path,
    headers: response.headers,
    inlineScripts: [...html.matchAll(INLINE_SCRIPT)].map(([, attributes = '', text = '']) => ({
      hash: `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
      nonce: /nonce="([^"]+)"/.exec(attributes)?.[1] ?? '',
    })),
    fontPreloads: [(head.match(PRELOAD) ?? []).length, (body.match(PRELOAD) ?? []).length],
  };
}

const sharedMediaOf = ({ metas }: ReadPage): readonly string[] => [
  ...(metas['og:image'] ?? []),
  ...(metas['og:audio'] ?? []),
];

/** Returns the origin that the site declares, which may differ between build and test. */
async function declaredOrigin(baseURL: string): Promise<string> {
  const robots = await (await fetch(`${baseURL}/robots.txt`)).text();
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? baseURL).origin;
}
