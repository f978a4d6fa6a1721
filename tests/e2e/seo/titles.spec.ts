import { expect, test } from '@playwright/test';

/** What a list of results shows of a title at least, in characters. */
const SEEN = 60;

test('Chaque page du plan a un titre de 75 caractères au plus, et son début suffit à la reconnaître', async ({
  request,
}) => {
  test.setTimeout(300_000);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(1);
  const titles = await Promise.all(
    paths.map(async (path) => {
      const html = await (await request.get(path)).text();
      return /<title>([^<]*)<\/title>/.exec(html)?.[1]?.replaceAll('&#x27;', '’') ?? '';
    }),
  );
  expect(titles.filter((title) => title === '' || title.length > 75)).toEqual([]);
  expect(new Set(titles.map((title) => title.slice(0, SEEN))).size).toBe(titles.length);
});
