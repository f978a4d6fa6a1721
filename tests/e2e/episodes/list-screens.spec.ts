import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { episodesOn } from './episodesPage';

for (const width of [390, 1280]) {
  test.describe(`À ${width} pixels, axe ne trouve rien`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    for (const query of ['', '?periode=contexte', '?q=mahomet', '?q=zzz']) {
      test(`sur /episodes${query}`, async ({ page }) => {
        await page.goto(`/episodes${query}`);
        await expectNothingFound(page);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
      });
    }
  });
}

test.describe('Sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('une recherche dont la réponse tarde ne fait pas sauter la page', async ({ page }) => {
    const list = episodesOn(page);
    await page.addInitScript(() => {
      Reflect.set(window, 'shift', 0);
      new PerformanceObserver((entries) => {
        for (const entry of entries.getEntries()) {
          if (Reflect.get(entry, 'hadRecentInput')) continue;
          const moved = Number(Reflect.get(entry, 'value'));
          Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + moved);
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/episodes');
    let answer = (): void => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/episodes?q=zzz*', async (route) => {
      await asked;
      await route.continue();
    });
    await list.search.fill('zzz');
    const results = page.locator('[aria-busy]');
    await expect(results).toHaveAttribute('aria-busy', 'true');
    // The browser excuses what moves within half a second of a key.
    const typed = await page.evaluate(() => performance.now());
    await page.waitForFunction((from) => performance.now() > from + 600, typed);
    answer();
    await expect(page.getByText('Aucun épisode ne correspond')).toBeVisible();
    const shift = await page.evaluate(() => Number(Reflect.get(window, 'shift')));
    expect(shift).toBeLessThan(0.01);
  });
});
