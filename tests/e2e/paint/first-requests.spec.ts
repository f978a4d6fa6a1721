import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { expectStylesWithin, sheetsIn } from '@/tests/e2e/paint/stylesWithin';
import { requestsOf } from '@/tests/e2e/watch';

/** A page whose HTML arrives in many packets, before which the preload scanner reads ahead. */
const SLOW_PAGE = '/outils/carte-interactive/arabie';

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

it('a browser that reads ahead in a slow page requests none of its style sheets', async ({
  page,
}) => {
  const own = sheetsIn(await (await page.request.get(SLOW_PAGE)).text());
  expect(own.length).toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const asked = requestsOf(page);
  await page.goto(SLOW_PAGE, { waitUntil: 'load' });
  expect(asked).toContain('/maps/arabie/overview.avif');
  expect(asked.filter((path) => own.includes(path))).toEqual([]);
});

it('a page opened from another receives the styles that it lacks', async ({ page }) => {
  await page.goto('/outils', { waitUntil: 'networkidle' });
  const before = await page.locator('link[rel="stylesheet"]').count();
  await page
    .getByRole('navigation', { name: /principal/i })
    .getByRole('link', { name: 'A propos' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/about$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const sheets = await page
    .locator('link[rel="stylesheet"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(sheets.length).toBeGreaterThan(before);
  expect(new Set(sheets).size).toBe(sheets.length);
  const look = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { fontFamily, fontSize, color, marginTop } = getComputedStyle(title);
      return { fontFamily, fontSize, color, marginTop };
    });
  const followed = await look();
  await page.reload();
  expect(followed).toEqual(await look());
});

it('a list made for one visitor has its styles inlined too', async ({ request }) => {
  const response = await request.get('/episodes?q=badr');
  expectStylesWithin(await response.text());
  expect(response.headers()['content-security-policy']).toMatch(
    /style-src 'self' 'sha256-[^']+';/,
  );
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('a map requests its whole picture, not its overview', async ({ page }) => {
    const asked = requestsOf(page);
    await page.goto(SLOW_PAGE, { waitUntil: 'networkidle' });
    expect(asked).toContainEqual(expect.stringMatching(/\/map\.jpg$/));
    expect(asked.filter((path) => path.endsWith('/overview.avif'))).toEqual([]);
  });
});
