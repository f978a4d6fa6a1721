import { CHECKS } from '@/scripts/deploy/checks';
import { checkSite } from '@/scripts/deploy/verdict';
import { expect, it } from '@/tests/e2e/it';
import { SITE_REQUESTS } from '@/tests/fixtures/http/siteRequests';
import { isNoFailure, wrongAnswers } from '@/tests/fixtures/http/wrongAnswers';

// The server's responses are tested in tests/unit/lib/server/site.

it('deploy:check finds no fault in the production build', async ({ baseURL }) => {
  const verdicts = await checkSite(baseURL ?? '', CHECKS);
  expect(verdicts.filter(({ faults }) => faults.length > 0)).toEqual([]);
  expect(verdicts).toHaveLength(CHECKS.length);
});

it('no unusual request is answered by a failure', async ({ baseURL }) => {
  expect(SITE_REQUESTS.length).toBeGreaterThan(700);
  // oEmbed requires 501 for an unsupported format.
  const isExpected = (status: number, text: string): boolean =>
    isNoFailure(status) || (status === 501 && text.startsWith('GET /api/oembed?'));
  expect(await wrongAnswers(baseURL ?? '', SITE_REQUESTS, isExpected)).toEqual([]);
});

it('a page weighs at least an eighth less in brotli than in gzip', async ({ request }) => {
  const contentLength = async (coding: string): Promise<number> => {
    const { headers } = await fetch(new URL((await request.get('/outils')).url()), {
      headers: { 'Accept-Encoding': coding },
    });
    return Number(headers.get('content-length'));
  };
  expect(await contentLength('br')).toBeLessThanOrEqual(0.88 * (await contentLength('gzip')));
});

it('the manifest and the site map have their own media types', async ({ request }) => {
  const contentTypeOf = async (path: string) =>
    (await request.get(path)).headers()['content-type'];
  expect(await contentTypeOf('/manifest.webmanifest')).toContain('application/manifest+json');
  expect(await contentTypeOf('/sitemap.xml')).toContain('xml');
  const xml = await (await request.get('/sitemap.xml')).text();
  expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
  expect(xml).not.toMatch(/changefreq|priority|\/embed/);
});
