import type { Point } from '@/lib/surface/viewport';
import { fingersOn } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { TOUCH_PHONE, visitMap } from '@/tests/e2e/map/mapPage';
import { distanceOf } from '@/tests/e2e/map/picture';

it.use(TOUCH_PHONE);

/** A view with Khaybar and Badr near the centre of a phone. */
const AROUND_MEDINA = '48.7,54,1.3';

it.describe('one finger on the map', () => {
  const mapPage = visitMap((map) => map.open());
  it.beforeEach(() => mapPage().map.resetView());

  it('drags the map exactly, and leaves the browser’s zoom to the rest of the page', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    const from = await map.stagePoint(0.5, 0.5);
    const viewportBefore = await map.viewport();
    await fingers.touchDown(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x - step * 6, y: from.y + step * 5 });
    await fingers.touchUp();
    await map.waitUntilStill();
    const viewportAfter = await map.viewport();
    expect(Math.abs(viewportAfter.x - viewportBefore.x + 72)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(viewportAfter.y - viewportBefore.y - 60)).toBeLessThanOrEqual(0.5);
    await expect(map.surface).toHaveCSS('touch-action', 'none');
    await expect(page.locator('body')).toHaveCSS('touch-action', 'auto');
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    );
  });

  it('doubles the zoom by two taps, but not by taps that are far apart or slow', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    // In the Red Sea, far from any place.
    const point = await map.stagePoint(0.12, 0.62);
    const viewportBefore = await map.viewport();
    const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 340)));
    await fingers.tap(point);
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await pause();
    await fingers.tap(point);
    await pause();
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await map.waitUntilStill();
    expect(await map.viewport()).toEqual(viewportBefore);
    await pause();
    const [imagePoint, anchor] = [await map.imagePointAt(point), await map.toStagePoint(point)];
    await fingers.tap(point);
    await fingers.tap(point);
    await expect.poll(map.scale).toBeCloseTo(2.5, 3);
    expect(distanceOf(await map.viewport(), imagePoint, anchor)).toBeLessThanOrEqual(1);
  });

  it('makes the map glide by a flick, unless the browser cancels the touch', async () => {
    const { page, map } = mapPage();
    await map.resetView(6);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fingers = await fingersOn(page);
    const from = await map.stagePoint(0.7, 0.4);
    const { x } = await map.viewport();
    await fingers.flickSideways(from, -150);
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(x - 150 - 40);
    await map.waitUntilStill();
    const viewportBefore = await map.viewport();
    await fingers.touchDown(from);
    for (let step = 1; step <= 6; step += 1)
      await fingers.move({ x: from.x + step * 15, y: from.y });
    await fingers.cancel();
    await map.waitUntilStill();
    expect((await map.viewport()).x - viewportBefore.x).toBeLessThanOrEqual(90 + 15);
    await map.expectNothingOpen();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('presses visible arrow buttons, and ignores invisible ones', async () => {
    const { page, map } = mapPage();
    const west = page.getByRole('button', { name: 'Vers l’ouest' });
    await page.reload();
    await map.waitUntilReady();
    await map.waitUntilStill();
    const box = await west.boundingBox();
    if (!box) throw new Error('The arrow is expected.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const viewportBefore = await map.viewport();
    await page.touchscreen.tap(x, y);
    await map.waitUntilStill();
    expect(await map.viewport()).toEqual(viewportBefore);
    await page.getByRole('button', { name: 'Agrandir' }).tap();
    await map.waitUntilStill();
    const zoomedViewport = await map.viewport();
    await page.touchscreen.tap(x, y);
    await expect.poll(async () => (await map.viewport()).x).toBeGreaterThan(zoomedViewport.x);
  });
});

it.describe('fingers on the places of the map', () => {
  const mapPage = visitMap((map) => map.open(AROUND_MEDINA));

  it('open a place up to 8 pixels from the touch’s start; a second finger opens none, a double tap opens one', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    const pressKhaybar = async (distance: number) => {
      const markerPoint = await map.centreOf('khaybar');
      await fingers.touchDown(markerPoint);
      for (const ratio of [0.5, 1])
        await fingers.move({ x: markerPoint.x + distance * ratio, y: markerPoint.y });
      await fingers.touchUp();
      await map.waitUntilStill();
    };
    const [khaybar, badr] = [await map.centreOf('khaybar'), await map.centreOf('badr')];
    for (const secondPoint of [badr, { x: khaybar.x - 60, y: khaybar.y - 80 }]) {
      const scale = await map.scale();
      const spreadPoints = (ratio: number): readonly [Point, Point] => [
        {
          x: khaybar.x - (secondPoint.x - khaybar.x) * ratio,
          y: khaybar.y - (secondPoint.y - khaybar.y) * ratio,
        },
        {
          x: secondPoint.x + (secondPoint.x - khaybar.x) * ratio,
          y: secondPoint.y + (secondPoint.y - khaybar.y) * ratio,
        },
      ];
      await fingers.touchDown(khaybar, secondPoint);
      for (const ratio of [0.1, 0.2, 0.25]) await fingers.move(...spreadPoints(ratio));
      await expect.poll(map.scale).toBeCloseTo(scale * 1.5, 1);
      for (const ratio of [0.2, 0.1, 0]) await fingers.move(...spreadPoints(ratio));
      await fingers.touchUp();
      await map.waitUntilStill();
      await map.expectNothingOpen();
    }
    await pressKhaybar(12);
    await map.expectNothingOpen();
    const entries = await map.historyLength();
    const markerPoint = await map.centreOf('khaybar');
    await fingers.tap(markerPoint);
    await fingers.tap(markerPoint);
    await map.expectOpen('khaybar');
    await map.waitUntilStill();
    expect(await map.historyLength()).toBe(entries + 1);
    expect(await map.scale()).toBeLessThan(2);
    await page.goBack();
    await map.expectNothingOpen();
    await map.waitUntilStill();
    await pressKhaybar(8);
    await map.expectOpen('khaybar');
  });
});
