import type { CrawledPage, Rule } from './crawler';
import { eachPage, isListed, pagesOf } from './eachPage';

const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=300, stale-while-revalidate=86400';

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
  'every linked page, picture, audio file and subtitle is served': ({ broken, pages }) =>
    pages.size > 80 ? broken : [`${pages.size} pages`],
  'each fragment of a link is the id of an element': (crawl) =>
    pagesOf(crawl).flatMap((page) =>
      page.leads.flatMap((address) => {
        const [path = '', anchor] = crawl.pathOf(address, page.path)?.split('#') ?? [];
        const target = crawl.pages.get(path.replace(/\?.*$/, ''));
        return !anchor || target?.ids.includes(decodeURIComponent(anchor))
          ? []
          : [`${page.path} → ${address}`];
      }),
    ),
  'the site map lists exactly the pages that links reach': async (crawl) => {
    const xml = await (await fetch(`${crawl.baseURL}/sitemap.xml`)).text();
    const mappedPaths = new Set(
      [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
        ([, address = '']) => crawl.pathOf(address) || '/',
      ),
    );
    const listedPaths = pagesOf(crawl)
      .filter(isListed)
      .map(({ path }) => path);
    return [
      ...listedPaths
        .filter((path) => !mappedPaths.has(path))
        .map((path) => `forgotten: ${path}`),
      ...[...mappedPaths]
        .filter((path) => !listedPaths.includes(path))
        .map((path) => `lost: ${path}`),
    ];
  },
  'each page has the security headers': eachPage((page) => {
    const missing = HEADERS.filter(
      ([name, value]) => !value.test(page.headers.get(name) ?? ''),
    );
    if (missing.length > 0) return missing.join();
    if (page.headers.has('x-powered-by')) return 'X-Powered-By';
    return policyOf(page).includes('unsafe') && policyOf(page);
  }),
  'the policy of each page admits its inline scripts': eachPage((page) => {
    const nonce = /'nonce-([^']+)'/.exec(policyOf(page))?.[1];
    const refusedScripts = page.inlineScripts.filter(
      (script) =>
        !policyOf(page).includes(script.hash) &&
        (nonce === undefined || script.nonce !== nonce),
    );
    return page.inlineScripts.length < 2 || refusedScripts.length > 0
      ? `${refusedScripts.length} of ${page.inlineScripts.length} are refused`
      : null;
  }),
  'each page is cacheable for five minutes, with an entity tag': eachPage(({ headers }) => {
    const cacheControl = headers.get('cache-control') ?? '';
    const isKept =
      cacheControl === PAGE_CACHE_CONTROL && /^"[\w-]+"$/.test(headers.get('etag') ?? '');
    return !isKept && `${cacheControl} ${headers.get('etag')}`;
  }),
  // A preload in the head, or in a header, would delay the first paint: lib/server/site/page/finishPage.ts.
  'each page preloads one font, in its body': eachPage(
    ({ fontPreloads, headers }) =>
      (fontPreloads.join() !== '0,1' || /as="?font/.test(headers.get('link') ?? '')) &&
      fontPreloads.join(),
  ),
};
