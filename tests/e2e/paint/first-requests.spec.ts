import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { expectInlinedStyles, sheetsIn } from '@/tests/e2e/paint/stylesWithin';
import { requestsOf } from '@/tests/e2e/watch';

/** A page whose HTML arrives in many packets, in which the preload scanner reads ahead. */
const SLOW_PAGE = '/outils/carte-interactive/arabie';

/** Lighthouse's slow 4G: latency in milliseconds, throughput in bytes a second. */
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

it('the preload scanner requests no style sheet of a slow page', async ({ page }) => {
  const sheetPaths = sheetsIn(await (await page.request.get(SLOW_PAGE)).text());
  expect(sheetPaths.length).toBeGreaterThan(0);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', SLOW_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const requests = requestsOf(page);
  await page.goto(SLOW_PAGE, { waitUntil: 'load' });
  expect(requests).toContain('/maps/arabie/overview.avif');
  expect(requests.filter((path) => sheetPaths.includes(path))).toEqual([]);
});

it('a page opened by a link receives its missing style sheets', async ({ page }) => {
  await page.goto('/outils', { waitUntil: 'networkidle' });
  const countBefore = await page.locator('link[rel="stylesheet"]').count();
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
  expect(sheets.length).toBeGreaterThan(countBefore);
  expect(new Set(sheets).size).toBe(sheets.length);
  const titleStyle = () =>
    page.getByRole('heading', { level: 1 }).evaluate((title) => {
      const { fontFamily, fontSize, color, marginTop } = getComputedStyle(title);
      return { fontFamily, fontSize, color, marginTop };
    });
  const styleAfterLink = await titleStyle();
  await page.reload();
  expect(styleAfterLink).toEqual(await titleStyle());
});

it('a list rendered at request time has its styles inlined', async ({ request }) => {
  const response = await request.get('/episodes?q=badr');
  expectInlinedStyles(await response.text());
  expect(response.headers()['content-security-policy']).toMatch(
    /style-src 'self' 'sha256-[^']+';/,
  );
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('a map requests its full image, not its overview', async ({ page }) => {
    const requests = requestsOf(page);
    await page.goto(SLOW_PAGE, { waitUntil: 'networkidle' });
    expect(requests).toContainEqual(expect.stringMatching(/\/map\.jpg$/));
    expect(requests.filter((path) => path.endsWith('/overview.avif'))).toEqual([]);
  });
});
