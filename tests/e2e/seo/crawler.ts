import type { Browser } from '@playwright/test';
import { readHtml, type ReadPage } from './readHtml';

export interface CrawledPage extends ReadPage {
  readonly path: string;
}

export interface Crawl {
  /** The pages that links lead to from the home page, by path. */
  readonly pages: ReadonlyMap<string, CrawledPage>;
  /** Every address that was asked for, with what is wrong with its answer. */
  readonly broken: readonly string[];
  /** The part after the origin of an address of this site; null for any other. */
  readonly pathOf: (address: string, from?: string) => string | null;
}

const AT_A_TIME = 6;
let done: Promise<Crawl> | undefined;

/** Everything that can be reached from the home page, asked for once for all tests of a file. */
export const crawlSite = (browser: Browser, baseURL: string | undefined): Promise<Crawl> =>
  (done ??= crawl(browser, baseURL ?? ''));

async function crawl(browser: Browser, base: string): Promise<Crawl> {
  const reader = await browser.newPage();
  const origins = new Set([new URL(base).origin, await declaredOrigin(base)]);
  const pathOf = (address: string, from = '/'): string | null => {
    if (!URL.canParse(address, base + from)) return null;
    const url = new URL(address, base + from);
    return origins.has(url.origin) ? url.href.slice(url.origin.length) : null;
  };
  const pages = new Map<string, CrawledPage>();
  const broken: string[] = [];
  const asked = new Set<string>();
  let waiting: readonly (readonly [path: string, from: string])[] = [['/', 'le test']];

  async function visit([path, from]: readonly [string, string]): Promise<readonly string[]> {
    const response = await fetch(base + path, { redirect: 'manual' });
    const type = response.headers.get('content-type') ?? '';
    if (response.status !== 200) broken.push(`${path} (dans ${from}) : ${response.status}`);
    // An address with a query shows a page that has its own; only the answer matters.
    if (response.status !== 200 || !type.startsWith('text/html') || path.includes('?')) {
      await response.body?.cancel();
      return [];
    }
    const page = { ...(await readHtml(reader, await response.text())), path };
    pages.set(path, page);
    return [...page.leads, ...page.files, ...picturesToShare(page)];
  }

  while (waiting.length > 0) {
    const next: (readonly [string, string])[] = [];
    for (let first = 0; first < waiting.length; first += AT_A_TIME) {
      const group = waiting.slice(first, first + AT_A_TIME);
      const found = await Promise.all(group.map(visit));
      found.forEach((addresses, rank) => {
        const from = group[rank]?.[0] ?? '/';
        for (const address of addresses) {
          const path = pathOf(address, from)?.replace(/#.*$/, '');
          if (!path || asked.has(path)) continue;
          asked.add(path);
          next.push([path, from]);
        }
      });
    }
    waiting = next;
  }
  await reader.close();
  return { pages, broken, pathOf };
}

const picturesToShare = ({ metas }: ReadPage): readonly string[] => [
  ...(metas['og:image'] ?? []),
  ...(metas['og:audio'] ?? []),
];

/** The origin that the site gives itself: its build and its tests need not share one. */
async function declaredOrigin(base: string): Promise<string> {
  const robots = await (await fetch(`${base}/robots.txt`)).text();
  return new URL(/^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? base).origin;
}
