import { expect, test } from '@playwright/test';

/** Beyond this a page is said to jump (web.dev, Cumulative Layout Shift: « good »). */
const GOOD = 0.1;

for (const width of [390, 1280]) {
  test(`à ${width} pixels, l’arrivée tardive des polices ne fait pas sauter la page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.woff2', async (route) => {
      await released;
      await route.continue();
    });
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const moved = Reflect.get(entry, 'hadRecentInput')
            ? 0
            : Number(Reflect.get(entry, 'value'));
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + moved);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    release();
    await page.evaluate(() => document.fonts.ready);
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    console.log(`Décalage à ${width} pixels : ${shift.toFixed(4)}`);
    expect(shift).toBeLessThan(GOOD);
  });
}
