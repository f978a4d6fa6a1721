import type { Page } from '@playwright/test';
import { gzipSync } from 'node:zlib';
import { COMPILE_HINT } from '@/scripts/build/image/compileHints';
import { expect, it } from '@/tests/e2e/it';
import { openWholePage } from '@/tests/e2e/paint/wholePage';

const MAP = '/outils/carte-interactive/arabie';

/** Size of the scripts of an empty App Router page after gzip -9, in bytes: the framework's floor for next 16.4.5. */
const FRAMEWORK_BYTES = 134_580;

/** Budget of a first visit's scripts above the floor, without interaction, in bytes. */
const SCRIPT_BUDGETS: Readonly<Record<string, number>> = {
  '/': 15_320,
  '/about': 15_000,
  '/episodes': 20_000,
  '/episodes/episode-08-medine-naissance-d-une-communaute': 20_560,
  '/outils': 20_000,
  '/outils/quizz': 24_000,
  [MAP]: 51_450,
};

/** Budget of all that a phone transfers on a first visit, in bytes. */
const TRANSFER_BUDGETS: Readonly<Record<string, number>> = {
  '/': 330_000,
  '/episodes/episode-08-medine-naissance-d-une-communaute': 300_000,
  [MAP]: 650_000,
};

/** Budget of the map's overview with its overhead: a slow line shows it within half a second. */
const OVERVIEW_BUDGET = 60_000;

const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

/** Collects the size of each script that a page loads, after gzip, in bytes. */
function scriptSizes(page: Page): ReadonlyMap<string, Promise<number>> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    const size = response.body().then((body) => {
      expect(body.toString().startsWith(COMPILE_HINT), response.url()).toBe(true);
      return gzipSync(body, { level: 9 }).length;
    });
    sizes.set(response.url(), size);
  });
  return sizes;
}

/** Collects the transferred bytes by address, bodies as encoded, with headers. */
async function transfersOf(page: Page): Promise<ReadonlyMap<string, number>> {
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
  return sizes;
}

const sum = (sizes: Iterable<number>): number =>
  [...sizes].reduce((total, size) => total + size, 0);

it.describe('on a phone', () => {
  it.use({ ...PHONE, isMobile: true, hasTouch: true });

  for (const [path, budget] of Object.entries(SCRIPT_BUDGETS))
    it(`a first visit of ${path} stays within its budget of bytes`, async ({ page }) => {
      const scripts = scriptSizes(page);
      const transfers = await transfersOf(page);
      await openWholePage(page, path);
      const excess = sum(await Promise.all(scripts.values())) - FRAMEWORK_BYTES;
      const total = sum(transfers.values());
      console.log(`${path}: scripts ${excess} bytes above the floor, ${total} bytes in all`);
      expect(scripts.size).toBeGreaterThan(3);
      // A touch screen loads more scripts with the map: they are measured without one below.
      if (path !== MAP) expect(excess).toBeLessThanOrEqual(budget);
      expect(transfers.size).toBeGreaterThan(8);
      expect(total).toBeLessThanOrEqual(TRANSFER_BUDGETS[path] ?? Infinity);
      if (path !== MAP) return;
      // The map shows its overview before its picture.
      const transferOf = (name: string) =>
        [...transfers].find(([address]) => address.endsWith(name));
      expect(transferOf('/overview.avif')?.[1]).toBeLessThanOrEqual(OVERVIEW_BUDGET);
      const paths = [...transfers.keys()].map((address) => new URL(address).pathname);
      expect(paths.indexOf('/maps/arabie/overview.avif')).toBeLessThan(
        paths.indexOf('/maps/arabie/map.avif'),
      );
      expect(transferOf('/map.jpg')).toBeUndefined();
    });
});

it('the scripts of a first visit of the map stay within their budget', async ({ page }) => {
  const scripts = scriptSizes(page);
  await openWholePage(page, MAP);
  const excess = sum(await Promise.all(scripts.values())) - FRAMEWORK_BYTES;
  console.log(`${MAP}: scripts ${excess} bytes above the floor`);
  expect(excess).toBeLessThanOrEqual(SCRIPT_BUDGETS[MAP] ?? 0);
});
