import { expect, test, type Page } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { isOpen } from '@/tests/e2e/map/mapHand';
import {
  drift,
  ground,
  IMAGE,
  mapOn,
  placesOfMap,
  type MapOnPage,
} from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Le vol vers un lieu', () => {
  /** A place with map to all sides of it. */
  const PLACE = 'khaybar';

  const placed = (): Point => {
    const place = placesOfMap().find(({ id }) => id === PLACE);
    if (!place) throw new Error(`La carte n’a pas de lieu « ${PLACE} ».`);
    return place;
  };

  /** Shows the place so near the upper edge that opening it calls for a flight. */
  async function openNearEdge(map: MapOnPage) {
    await map.open();
    const [{ x, y }, { width, height }] = [placed(), await map.box()];
    const scale = 1.3;
    const centre = {
      x: x + (width * 0.05) / scale,
      y: y + (height / 2 - 40) / scale,
    };
    await map.open(
      `${((centre.x / IMAGE.width) * 100).toFixed(2)},${((centre.y / IMAGE.height) * 100).toFixed(2)},${scale}`,
    );
  }

  test('le pose au milieu de ce que le panneau laisse voir', async ({ page }) => {
    const map = mapOn(page);
    await openNearEdge(map);
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const [shown, stage] = [await map.viewport(), await map.box()];
    const panel = await page
      .getByRole('complementary', { name: 'Lieux historiques' })
      .boundingBox();
    const right = panel ? Math.min(stage.x + stage.width, panel.x) : stage.x + stage.width;
    const middle = { x: (right - stage.x) / 2, y: stage.height / 2 };
    expect(drift(shown, placed(), middle)).toBeLessThanOrEqual(2);
  });

  test('est immédiat pour qui demande moins de mouvement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = mapOn(page);
    await openNearEdge(map);
    const end = await map.record();
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const shown = new Set((await end()).map(({ x, y, scale }) => `${x} ${y} ${scale}`));
    expect(shown.size).toBe(2);
  });

  test('passe par de nombreuses images autrement', async ({ page }) => {
    const map = mapOn(page);
    await openNearEdge(map);
    const end = await map.record();
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const frames = await end();
    expect(new Set(frames.map(({ x }) => x)).size).toBeGreaterThan(8);
    const stage = await map.box();
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  for (const [name, take] of [
    ['se pose', (page: Page) => page.mouse.down()],
    ['tourne la molette', (page: Page) => page.mouse.wheel(0, -100)],
  ] as const)
    test(`s’arrête dès qu’une main ${name}, sans retour en arrière`, async ({ page }) => {
      const map = mapOn(page);
      await openNearEdge(map);
      const from = await map.viewport();
      await map.marker(PLACE).click();
      await expect.poll(async () => (await map.viewport()).x).not.toBe(from.x);
      const end = await map.record();
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'wheel'])
          addEventListener(
            type,
            () => (document.body.dataset.taken = String(performance.now())),
          );
      });
      await take(page);
      await map.settle();
      const taken = Number(await page.locator('body').getAttribute('data-taken'));
      // The frame that was already asked for still comes, and is read in the next, however slow the machine.
      const after = (await end()).filter(({ at }) => at > taken).slice(3);
      expect(after.length).toBeGreaterThan(5);
      expect(new Set(after.map(({ x, y, scale }) => `${x} ${y} ${scale}`)).size).toBe(1);
      await page.mouse.up();
    });
});
