import { expect, test } from '@playwright/test';
import { episodes, isoDay, maps, site } from '@/tests/e2e/content';

test.describe('Le plan du site', () => {
  test('donne des adresses entières, chacune une fois, sans rien qui ne soit pas vrai', async ({
    request,
  }) => {
    const response = await request.get('/sitemap.xml');
    expect(response.headers()['content-type']).toContain('xml');
    const xml = await response.text();
    expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    const addresses = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
    const places = [...maps.values()].flatMap((map) => map.places);
    expect(addresses.length).toBeGreaterThan(episodes.length + maps.size + places.length);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(addresses.filter((address) => !/^https?:\/\/[^?#]+$/.test(address ?? ''))).toEqual(
      [],
    );
    expect(xml).not.toMatch(/changefreq|priority|\/embed/);
  });

  test('date un épisode du jour de sa publication, et les listes du plus récent', async ({
    request,
  }) => {
    const xml = await (await request.get('/sitemap.xml')).text();
    const changed = (end: string) =>
      new RegExp(`<loc>[^<]*${end}</loc>\\s*(?:<lastmod>([^<]+)</lastmod>)?`).exec(xml)?.[1];
    for (const episode of episodes)
      expect(changed(`/episodes/${episode.slug}`)).toBe(isoDay(episode));
    expect(changed('/episodes')).toBe(episodes[0] && isoDay(episodes[0]));
    expect(changed('/about')).toBeUndefined();
    for (const [id, { places }] of maps)
      expect(changed(`/outils/carte-interactive/${id}/${places[0]?.id}`)).toBeUndefined();
  });
});

test('robots.txt mène au plan du site et laisse lire les pages, les partages et les recherches', async ({
  request,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-Agent: \*$/im);
  expect(robots).toMatch(/^Disallow: \/api\/$/m);
  expect(robots).toMatch(/^Allow: \/api\/oembed$/m);
  expect(robots).toMatch(/^Sitemap: https?:\/\/\S+\/sitemap\.xml$/m);
  expect(robots).not.toMatch(/^Disallow: .*(embed|episodes|audio)/m);
});

test('le manifeste permet d’installer le site, avec des icônes de la taille dite', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: site.name,
    lang: 'fr',
    start_url: '/',
    display: 'standalone',
  });
  const icons: { src: string; sizes: string; purpose: string }[] = manifest.icons;
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '192x192 maskable',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of icons) {
    const size = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(size).toBe(sizes);
  }
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status()).toBe(200);
  expect(manifest.shortcuts).toHaveLength(4);
});

test('une page introuvable n’est pas à retenir', async ({ request }) => {
  const html = await (await request.get('/nulle-part')).text();
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
});
