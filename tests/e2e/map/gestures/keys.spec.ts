import { expect, it } from '@/tests/e2e/it';
import { visitMap } from '@/tests/e2e/map/mapPage';
import { distanceOf } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map by the keyboard', () => {
  const mapPage = visitMap((map) => map.open());
  it.beforeEach(() => mapPage().map.resetView());

  it('has one tab stop for all places, and scrolls to each focused place', async () => {
    const { page, map } = mapPage();
    await map.resetView(6);
    // Show the south-east, away from the initial tab stop.
    const from = await map.stagePoint(0.8, 0.8);
    for (const offset of [
      { x: -700, y: -400 },
      { x: -600, y: -400 },
    ]) {
      await map.dragAndRelease(from, offset);
    }
    await map.waitUntilStill();
    const tabStop = map.surface.locator('[data-place][tabindex="0"]');
    await expect(tabStop).toHaveCount(1);
    await expect(tabStop).toHaveAttribute('data-away', 'true');
    await expect(tabStop).toHaveCSS('opacity', '0');
    await page.evaluate(() => {
      const button = document.createElement('button');
      document.querySelector('[data-map="surface"]')?.parentElement?.prepend(button);
      button.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(tabStop).toBeFocused();
    await expect(tabStop).toBeInViewport({ ratio: 0.9 });
    // The window may scroll to the marker; the map stays in view.
    await expect(map.surface).toBeInViewport();
    const focused = map.surface.locator('[data-place]:focus');
    for (const key of ['End', 'ArrowUp']) {
      const id = await focused.getAttribute('data-place');
      await page.keyboard.press(key);
      await expect(focused).not.toHaveAttribute('data-place', id ?? '');
      await expect(focused).toBeInViewport({ ratio: 0.9 });
    }
    await expect(tabStop).toHaveCount(1);
  });

  it('zooms around the middle by +, − and 0, announces the zoom, and pans by its buttons', async () => {
    const { page, map } = mapPage();
    const { width, height } = await map.box();
    const viewportBefore = await map.viewport();
    const imagePoint = {
      x: (width / 2 - viewportBefore.x) / viewportBefore.scale,
      y: (height / 2 - viewportBefore.y) / viewportBefore.scale,
    };
    const scale = map.scale;
    await map.marker('medine').focus();
    await page.keyboard.press('+');
    await expect.poll(scale).toBeCloseTo(1.25 * 1.25, 3);
    expect(
      distanceOf(await map.viewport(), imagePoint, { x: width / 2, y: height / 2 }),
    ).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'Zoom 156 %' })).toHaveCount(1);
    await page.keyboard.press('-');
    await expect.poll(scale).toBeCloseTo(1.25, 3);
    await page.keyboard.press('0');
    await expect.poll(scale).toBeCloseTo(0.8, 3);
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await expect.poll(scale).toBeCloseTo(1, 3);
    await map.waitUntilStill();
    const { x } = await map.viewport();
    await page.getByRole('button', { name: 'Vers l’est' }).press('Enter');
    await expect.poll(async () => (await map.viewport()).x - x).toBeCloseTo(-120, 0);
  });
});
