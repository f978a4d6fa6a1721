import { expect, test } from '@playwright/test';
import { drift, mapOn } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Le clavier', () => {
  test('n’a qu’un arrêt pour tous les lieux, et les atteint par les flèches', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('40,60,1.6');
    await expect(map.surface.locator('[data-place][tabindex="0"]')).toHaveCount(1);
    await map.marker('medine').focus();
    await expect(map.surface.locator('[data-place][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(map.marker('medine')).not.toBeFocused();
    const focused = map.surface.locator('[data-place]:focus');
    await expect(focused).toHaveCount(1);
    await expect(focused).toBeInViewport({ ratio: 0.9 });
  });

  test('atteint un lieu hors de vue et l’amène sous les yeux', async ({ page }) => {
    const map = mapOn(page);
    await map.open('80,80,3');
    const first = map.surface.locator('[data-place][tabindex="0"]');
    await expect(first).toHaveAttribute('data-away', 'true');
    await expect(first).toHaveCSS('opacity', '0');
    await page.evaluate(() => {
      const before = document.createElement('button');
      document.querySelector('[data-map="surface"]')?.parentElement?.prepend(before);
      before.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await map.settle();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    // The window may follow the marker; the map it is on stays in sight.
    await expect(map.surface).toBeInViewport();
    await page.keyboard.press('End');
    await map.settle();
    const last = map.surface.locator('[data-place]:focus');
    await expect(last).not.toHaveAttribute('data-place', 'dhu-qar');
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('agrandit et réduit autour du milieu, et le dit', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.3');
    const { width, height } = await map.box();
    const before = await map.viewport();
    const held = {
      x: (width / 2 - before.x) / before.scale,
      y: (height / 2 - before.y) / before.scale,
    };
    await map.marker('medine').focus();
    await page.keyboard.press('+');
    await map.settle();
    const after = await map.viewport();
    expect(after.scale).toBeCloseTo(1.3 * 1.25, 3);
    expect(drift(after, held, { x: width / 2, y: height / 2 })).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'Zoom 163 %' })).toHaveCount(1);
    await page.keyboard.press('-');
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3, 3);
    await page.keyboard.press('0');
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(0.8, 3);
  });

  test('déplace et agrandit la carte par ses boutons', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.3');
    const before = await map.viewport();
    await page.getByRole('button', { name: 'Vers l’est' }).press('Enter');
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeCloseTo(-120, 0);
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.25, 3);
  });
});
