import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { episodeOf } from '@/tests/e2e/content';

const LIMIT = 250_000;

const read = (path: string): unknown => JSON.parse(readFileSync(`content/${path}`, 'utf8'));
const namesIn = (folder: string): string[] =>
  readdirSync(`content/${folder}`)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length));

interface Named {
  readonly id: string;
}

const maps = namesIn('maps');
const ADDRESSES = {
  'chaque épisode': namesIn('episodes').map((slug) => `/partage/episodes/${slug}.jpg`),
  'chaque carte': maps.map((id) => `/partage/cartes/${id}.jpg`),
  'chaque lieu': maps.flatMap((map) =>
    (read(`maps/${map}.json`) as { readonly places: readonly Named[] }).places.map(
      ({ id }) => `/partage/lieux/${map}/${id}.jpg`,
    ),
  ),
  'chaque document': namesIn('documents').map((slug) => `/partage/documents/${slug}.jpg`),
  'chaque outil': (read('tools.json') as readonly Named[]).map(
    ({ id }) => `/partage/outils/${id}.jpg`,
  ),
};

test.describe('Les images de partage', () => {
  for (const [what, addresses] of Object.entries(ADDRESSES)) {
    test(`${what} a la sienne, de 1200 × 630 pixels et légère`, async ({ request }) => {
      expect(addresses.length).toBeGreaterThan(0);
      for (const address of addresses) {
        const response = await request.get(address);
        expect([address, response.status()]).toEqual([address, 200]);
        expect(response.headers()['content-type']).toBe('image/jpeg');
        expect(response.headers()['cache-control']).toContain('max-age=86400');
        const bytes = await response.body();
        expect(bytes.length).toBeLessThan(LIMIT);
        expect(await sharp(bytes).metadata()).toMatchObject({
          format: 'jpeg',
          width: 1200,
          height: 630,
        });
      }
    });
  }

  test('elles diffèrent toutes', async ({ request }) => {
    const addresses = Object.values(ADDRESSES).flat();
    const tags = new Set<string>();
    for (const address of addresses) {
      const bytes = await (await request.get(address)).body();
      tags.add(bytes.toString('base64'));
    }
    expect(tags.size).toBe(addresses.length);
  });

  for (const path of [
    `/episodes/${episodeOf(9).slug}`,
    '/outils/carte-interactive/arabie',
    '/outils/carte-interactive/medine/med-mosquee-prophete',
    '/outils/quizz',
    '/outils/revision',
  ]) {
    test(`${path} annonce une image qui existe, avec ses mots`, async ({ page, request }) => {
      await page.goto(path);
      const meta = (property: string) =>
        page.locator(`meta[property="${property}"]`).getAttribute('content');
      const image = new URL((await meta('og:image')) ?? '');
      expect(image.pathname).toMatch(/^\/partage\//);
      expect((await request.get(image.pathname)).status()).toBe(200);
      expect(await meta('og:image:width')).toBe('1200');
      expect(await meta('og:image:height')).toBe('630');
      expect(await meta('og:image:alt')).toMatch(/^«\u00a0.+\u00a0»/);
    });
  }

  test('une image que personne n’a dessinée n’existe pas', async ({ request }) => {
    expect((await request.get('/partage/episodes/nulle-part.jpg')).status()).toBe(404);
    expect((await request.get('/partage/lieux/arabie/nulle-part.jpg')).status()).toBe(404);
  });
});
