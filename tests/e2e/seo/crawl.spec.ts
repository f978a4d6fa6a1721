import { expect, it } from '@/tests/e2e/it';
import { ANSWER_RULES } from './answerRules';
import { crawlSite, type Crawl, type Rule } from './crawler';
import { HEAD_RULES } from './headRules';
import { MARKUP_RULES } from './markupRules';
import { SHARE_RULES } from './shareRules';
import { educationalLevels, STRUCTURED_DATA_RULES } from './structuredDataRules';

const MISSING_PATHS = [
  ...['/%C3%A9pisode', '/episodes/nulle-part/plus-loin'],
  ...['/nulle-part', '/episodes/nulle-part', '/embed/nulle-part', '/outils/nulle-part'],
  ...['/episodes/%5Bslug%5D', '/_global-error', '/500', '/_next/image?url=%2Fa.jpg&w=64&q=75'],
  ...['/outils/carte-interactive/atlantide', '/outils/carte-interactive/arabie/atlantide'],
  ...['/partage/episodes/nulle-part.jpg', '/partage/lieux/arabie/nulle-part.jpg'],
];

const RULES: Readonly<Record<string, Rule>> = {
  ...ANSWER_RULES,
  ...HEAD_RULES,
  ...MARKUP_RULES,
  ...SHARE_RULES,
  ...STRUCTURED_DATA_RULES,
};

// All rules share one crawl.
it.describe.configure({ mode: 'default' });

it.describe('the whole site, crawled without JavaScript:', () => {
  it.setTimeout(300_000);
  let crawl: Crawl;

  it.beforeAll(async ({ browser, baseURL }) => {
    it.setTimeout(300_000);
    crawl = await crawlSite(browser, baseURL ?? '');
  });

  for (const [title, rule] of Object.entries(RULES))
    it(title, async () => {
      expect(await rule(crawl)).toEqual([]);
    });

  it('only the quiz has a difficulty in structured data', async ({ page }) => {
    const levels = educationalLevels(crawl.pages.get('/outils/quizz'));
    await page.goto('/outils/quizz');
    await page.getByRole('button', { name: /Par thème/ }).click();
    expect(levels).toHaveLength(4);
    for (const level of levels) await expect(page.getByText(level).first()).toBeAttached();
  });
});

it('a missing page is cacheable for a minute, and not indexable', async ({ request }) => {
  for (const path of MISSING_PATHS) {
    const notFound = await request.get(path, { headers: { 'If-None-Match': '*' } });
    expect(notFound.status(), path).toBe(404);
    const { 'cache-control': control, etag, ...headers } = notFound.headers();
    expect([path, control, etag]).toEqual([path, 'public, max-age=0, s-maxage=60', undefined]);
    if (path.startsWith('/partage/')) continue;
    const html = await notFound.text();
    expect(html, path).toContain('introuvable');
    expect(html, path).toMatch(/<meta name="robots" content="noindex/);
    expect(headers['content-security-policy'], path).toContain('default-src');
  }
  for (const path of ['/%E0%A4%A', '/a%00b']) {
    const undecodable = await request.get(path, { maxRedirects: 0 });
    expect([path, undecodable.status()]).toEqual([path, 307]);
    expect(undecodable.headers()['location']).toBe('/');
  }
});
