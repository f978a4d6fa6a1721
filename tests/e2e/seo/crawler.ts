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
  /** Returns an address of this site without its origin; null for any other. */
  readonly pathOf: (address: string, from?: string) => string | null;
}

/** A rule of the whole site: returns its violations as sentences. */
export type Rule = (crawl: Crawl) => readonly string[] | Promise<readonly string[]>;

const AT_A_TIME = 6;
const FONT = /<link[^>]+rel="preload"[^>]+as="font"/g;
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
  const asked = new Set(['/']);
  const waiting: (readonly [path: string, from: string])[] = [['/', 'the test']];

  async function visit([path, from]: readonly [string, string]): Promise<void> {
    const headers = { 'Accept-Encoding': 'identity' };
    const response = await fetch(baseURL + path, { redirect: 'manual', headers });
    if (response.status !== 200) broken.push(`${path} (in ${from}): ${response.status}`);
    const type = response.headers.get('content-type') ?? '';
    // A page with a query repeats the page without: only its status matters.
    if (response.status !== 200 || !type.startsWith('text/html') || path.includes('?'))
      return response.body?.cancel();
    const page = await readAnswer(reader, path, response);
    pages.set(path, page);
    for (const address of [...page.leads, ...page.files, ...toShare(page)]) {
      const found = pathOf(address, path)?.replace(/#.*$/, '');
      if (!found || asked.has(found)) continue;
      asked.add(found);
      waiting.push([found, path]);
    }
  }

  while (waiting.length > 0) await forEachConcurrently(waiting.splice(0), visit);
  await reader.close();
  return { baseURL, pages, broken, pathOf };
}

/** Runs an action for each item, several at once. */
export async function forEachConcurrently<T>(
  items: readonly T[],
  act: (item: T) => Promise<void>,
): Promise<void> {
  const left = [...items];
  const work = async (): Promise<void> => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function readAnswer(
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
    fontPreloads: [(head.match(FONT) ?? []).length, (body.match(FONT) ?? []).length],
  };
}

const toShare = ({ metas }: ReadPage): readonly string[] => [
  ...(metas['og:image'] ?? []),
  ...(metas['og:audio'] ?? []),
];

/** Returns the origin that the site declares, which may differ between build and test. */
async function declaredOrigin(base: string): Promise<string> {
  const robots = await (await fetch(`${base}/robots.txt`)).text();
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? base).origin;
}
