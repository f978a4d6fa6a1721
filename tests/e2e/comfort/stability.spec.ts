import { expect, test, type Browser } from '@playwright/test';
import {
  expectEveryPageStill,
  twoFrames,
  watchShifts,
  type Shift,
} from '@/tests/e2e/comfort/shifts';

for (const width of [390, 768, 1280])
  test(`à ${width} pixels, aucune page ne saute quand les polices arrivent tard`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await expectEveryPageStill(width, baseURL, (url) => shiftsOf(browser, url, width));
  });

/** A first visit whose fonts come once the page has been painted without them. */
async function shiftsOf(browser: Browser, url: URL, width: number): Promise<readonly Shift[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(url.href, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(twoFrames);
    expect(asked, 'a page without its fonts has been painted').toBeGreaterThan(0);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(twoFrames);
    return await page.evaluate(() => window.shifts);
  } finally {
    await context.close();
  }
}
