import type { Browser } from '@playwright/test';
import { createHash } from 'node:crypto';
import { readHtml, type ReadPage } from './readHtml';

/** A page as its answer and its HTML tell of it. */
export interface CrawledPage extends ReadPage {
  readonly path: string;
  readonly headers: Headers;
  /** The scripts written into it, each by what a policy may admit it by. */
  readonly inlineScripts: readonly { readonly hash: string; readonly nonce: string }[];
  /** How many fonts its head and its body ask for in advance. */
  readonly fontPreloads: readonly [head: number, body: number];
}

export interface Crawl {
  readonly baseURL: string;
  /** The pages that links lead to from the home page, by path. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every address that was asked for, with what is wrong with its answer. */
  readonly broken: readonly string[];
  /** The part after the origin of an address of this site; null for any other. */
  readonly pathOf: (address: string, from?: string) => string | null;
}

/** What holds of the whole site: the sentences that say where it does not. */
export type Rule = (crawl: Crawl) => readonly string[] | Promise<readonly string[]>;

const AT_A_TIME = 6;
const FONT = /<link[^>]+rel="preload"[^>]+as="font"/g;
const INLINE_SCRIPT = /<script(?![^>]*(?:\ssrc=|\+?json"))([^>]*)>([\s\S]*?)<\/script>/g;

/** Asks for everything that can be reached from the home page. */
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
    // An address with a query shows a page that has its own; only the answer matters.
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

  while (waiting.length > 0) await inTurns(waiting.splice(0), visit);
  await reader.close();
  return { baseURL, pages, broken, pathOf };
}

/** Does something for each of these, some at once. */
export async function inTurns<T>(
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

/** The origin that the site gives itself: its build and its tests need not share one. */
async function declaredOrigin(base: string): Promise<string> {
  const robots = await (await fetch(`${base}/robots.txt`)).text();
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? base).origin;
}
