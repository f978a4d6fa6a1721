import { expect, test, type Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { COMPILE_HINT } from '@/scripts/dev/compileHints.mjs';
import { wholePage } from '@/tests/e2e/paint/wholePage';
import { EVERY_PAGE } from '@/tests/e2e/pages';

/** Gzip -9 of the scripts of a blank App Router page, in bytes: the framework's floor for next 16.4.5. */
const FLOOR = 134_580;

/** What a first visit may fetch above it when nobody touches anything, in bytes. */
const SCRIPTS: Readonly<Record<string, number>> = {
  '/': 15_000,
  '/about': 15_000,
  '/episodes': 20_000,
  '/episodes/episode-08-medine-naissance-d-une-communaute': 20_000,
  '/outils': 20_000,
  '/outils/quizz': 24_000,
  '/outils/carte-interactive/arabie': 50_000,
};

/** All that a phone fetches on a first visit, in bytes of the network. */
const ALL: Readonly<Record<string, number>> = {
  '/': 330_000,
  '/episodes/episode-08-medine-naissance-d-une-communaute': 300_000,
  '/outils/carte-interactive/arabie': 650_000,
};

/** The preview of the map, with what it is drawn for: a slow line shows it within half a second. */
const PREVIEW = 60_000;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

for (const [path, budget] of Object.entries(SCRIPTS))
  test(`le JavaScript d’une première visite de ${path} reste à moins de ${budget / 1000} ko du plancher`, async ({
    page,
  }) => {
    const sizes = new Map<string, Promise<number>>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      const size = response.body().then((body) => {
        expect(body.toString().startsWith(COMPILE_HINT), response.url()).toBe(true);
        return gzipSync(body, { level: 9 }).length;
      });
      sizes.set(response.url(), size);
    });
    await wholePage(page, path);
    const bytes = await Promise.all(sizes.values());
    const total = bytes.reduce((sum, size) => sum + size, 0);
    console.log(`${path} : ${total} o, plancher : ${FLOOR} o, excédent : ${total - FLOOR} o`);
    expect(sizes.size).toBeGreaterThan(3);
    expect(total - FLOOR).toBeLessThanOrEqual(budget);
  });

/** What has come over the network, by address: the bodies as they were sent, with their headers. */
async function transfers(page: Page, path: string): Promise<ReadonlyMap<string, number>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const addresses = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const address = addresses.get(requestId) ?? requestId;
    sizes.set(address, (sizes.get(address) ?? 0) + encodedDataLength);
  });
  await wholePage(page, path);
  return sizes;
}

test.describe('Sur un téléphone', () => {
  test.use({ ...PHONE, isMobile: true, hasTouch: true });

  for (const [path, budget] of Object.entries(ALL))
    test(`une première visite de ${path} tient en ${budget / 1000} ko`, async ({ page }) => {
      const sizes = await transfers(page, path);
      const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
      console.log(`${path} : ${total} o en ${sizes.size} requêtes`);
      expect(sizes.size).toBeGreaterThan(8);
      expect(total).toBeLessThanOrEqual(budget);
    });

  test('la carte se montre avant que son image ne vienne', async ({ page }) => {
    const sizes = await transfers(page, '/outils/carte-interactive/arabie');
    const of = (name: string) => [...sizes].find(([address]) => address.endsWith(name));
    expect(of('/maps/arabie/overview.avif')?.[1]).toBeLessThanOrEqual(PREVIEW);
    const order = [...sizes.keys()].map((address) => new URL(address).pathname);
    expect(order.indexOf('/maps/arabie/overview.avif')).toBeLessThan(
      order.indexOf('/maps/arabie/map.avif'),
    );
    expect(of('/maps/arabie/map.jpg')).toBeUndefined();
  });
});

for (const path of EVERY_PAGE)
  test(`${path} demande d’avance une police au plus, et depuis son corps`, async ({
    request,
  }) => {
    const response = await request.get(path);
    const faces = /<link[^>]+rel="preload"[^>]+as="font"/g;
    const [head = '', body = ''] = (await response.text()).split(/<body[^>]*>/);
    // Next preloads none for the page of what is not found.
    expect(body.match(faces) ?? []).toHaveLength(path === '/nulle-part' ? 0 : 1);
    // From the head, or from a header, it would hold back the first paint: lib/server/http/paint/fontPreloads.mjs.
    expect(head).not.toMatch(faces);
    expect(response.headers()['link'] ?? '').not.toMatch(/as="?font/);
  });
