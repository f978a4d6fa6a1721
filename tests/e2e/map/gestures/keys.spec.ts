import { expect, it } from '@/tests/e2e/it';
import { visitMap } from '@/tests/e2e/map/mapPage';
import { drift } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map by the keyboard', () => {
  const visit = visitMap((map) => map.open());
  it.beforeEach(() => visit().map.home());

  it('has one tab stop for all places, and shows whatever the keys reach', async () => {
    const { page, map } = visit();
    await map.home(6);
    // Show the south-east, away from the initial tab stop.
    const from = await map.point(0.8, 0.8);
    for (const by of [
      { x: -700, y: -400 },
      { x: -600, y: -400 },
    ]) {
      await map.pull(from, by);
    }
    await map.settle();
    const stop = map.surface.locator('[data-place][tabindex="0"]');
    await expect(stop).toHaveCount(1);
    await expect(stop).toHaveAttribute('data-away', 'true');
    await expect(stop).toHaveCSS('opacity', '0');
    await page.evaluate(() => {
      const before = document.createElement('button');
      document.querySelector('[data-map="surface"]')?.parentElement?.prepend(before);
      before.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(stop).toBeFocused();
    await expect(stop).toBeInViewport({ ratio: 0.9 });
    // The window may scroll to the marker; the map stays in view.
    await expect(map.surface).toBeInViewport();
    const focused = map.surface.locator('[data-place]:focus');
    for (const key of ['End', 'ArrowUp']) {
      const id = await focused.getAttribute('data-place');
      await page.keyboard.press(key);
      await expect(focused).not.toHaveAttribute('data-place', id ?? '');
      await expect(focused).toBeInViewport({ ratio: 0.9 });
    }
    await expect(stop).toHaveCount(1);
  });

  it('+, − and 0 zoom around the middle, and announce it; so do its buttons, which also pan', async () => {
    const { page, map } = visit();
    const { width, height } = await map.box();
    const before = await map.viewport();
    const pointAtMiddle = {
      x: (width / 2 - before.x) / before.scale,
      y: (height / 2 - before.y) / before.scale,
    };
    const scale = map.scale;
    await map.marker('medine').focus();
    await page.keyboard.press('+');
    await expect.poll(scale).toBeCloseTo(1.25 * 1.25, 3);
    expect(
      drift(await map.viewport(), pointAtMiddle, { x: width / 2, y: height / 2 }),
    ).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'Zoom 156 %' })).toHaveCount(1);
    await page.keyboard.press('-');
    await expect.poll(scale).toBeCloseTo(1.25, 3);
    await page.keyboard.press('0');
    await expect.poll(scale).toBeCloseTo(0.8, 3);
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await expect.poll(scale).toBeCloseTo(1, 3);
    await map.settle();
    const { x } = await map.viewport();
    await page.getByRole('button', { name: 'Vers l’est' }).press('Enter');
    await expect.poll(async () => (await map.viewport()).x - x).toBeCloseTo(-120, 0);
  });
});
