import type { CrawledPage, Rule } from './crawler';
import { eachPage, isListed, pagesOf } from './eachPage';

const MINUTES = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

const HEADERS: readonly (readonly [name: string, value: RegExp])[] = [
  ['x-content-type-options', /^nosniff$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\)/],
  ['x-frame-options', /^SAMEORIGIN$/],
  ['content-security-policy', /(?:^|; )frame-ancestors 'self'/],
  ['content-security-policy', /(?:^|; )object-src 'none'/],
  ['content-security-policy', /(?:^|; )script-src 'self' '(?:sha256|nonce)-/],
];

const policyOf = ({ headers }: CrawledPage): string =>
  headers.get('content-security-policy') ?? '';

/** Rules of the responses of all pages, and of their agreement with the HTML. */
export const ANSWER_RULES: Readonly<Record<string, Rule>> = {
  'nothing is broken: neither a page, a picture, a sound nor subtitles': ({ broken, pages }) =>
    pages.size > 80 ? broken : [`${pages.size} pages`],
  'each anchor leads to something': (crawl) =>
    pagesOf(crawl).flatMap((page) =>
      page.leads.flatMap((address) => {
        const [path = '', anchor] = crawl.pathOf(address, page.path)?.split('#') ?? [];
        const target = crawl.pages.get(path.replace(/\?.*$/, ''));
        return !anchor || target?.ids.includes(decodeURIComponent(anchor))
          ? []
          : [`${page.path} → ${address}`];
      }),
    ),
  'all pages of the site map are found, and it forgets none': async (crawl) => {
    const xml = await (await fetch(`${crawl.baseURL}/sitemap.xml`)).text();
    const mapped = new Set(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => crawl.pathOf(address) || '/',
      ),
    );
    const found = pagesOf(crawl)
      .filter(isListed)
      .map(({ path }) => path);
    return [
      ...found.filter((path) => !mapped.has(path)).map((path) => `forgotten: ${path}`),
      ...[...mapped].filter((path) => !found.includes(path)).map((path) => `lost: ${path}`),
    ];
  },
  'each page is secured': eachPage((page) => {
    const missing = HEADERS.filter(
      ([name, value]) => !value.test(page.headers.get(name) ?? ''),
    );
    if (missing.length > 0) return missing.join();
    if (page.headers.has('x-powered-by')) return 'X-Powered-By';
    return policyOf(page).includes('unsafe') && policyOf(page);
  }),
  'each page admits its own inline scripts': eachPage((page) => {
    const nonce = /'nonce-([^']+)'/.exec(policyOf(page))?.[1];
    const foreign = page.inlineScripts.filter(
      (script) =>
        !policyOf(page).includes(script.hash) &&
        (nonce === undefined || script.nonce !== nonce),
    );
    return page.inlineScripts.length < 2 || foreign.length > 0
      ? `${foreign.length} of ${page.inlineScripts.length} are refused`
      : null;
  }),
  'each page is kept for minutes': eachPage(({ headers }) => {
    const control = headers.get('cache-control') ?? '';
    const isKept = control === MINUTES && /^"[\w-]+"$/.test(headers.get('etag') ?? '');
    return !isKept && `${control} ${headers.get('etag')}`;
  }),
  // A preload in the head, or in a header, would delay the first paint: lib/server/site/page/finishPage.ts.
  'each page asks for one font in advance, from its body': eachPage(
    ({ fontPreloads, headers }) =>
      (fontPreloads.join() !== '0,1' || /as="?font/.test(headers.get('link') ?? '')) &&
      fontPreloads.join(),
  ),
};
