import type { Point } from '@/lib/surface/viewport';
import { fingersOn } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { TOUCH_PHONE, visitMap } from '@/tests/e2e/map/mapPage';
import { drift } from '@/tests/e2e/map/picture';

it.use(TOUCH_PHONE);

/** A view with Khaybar and Badr near the centre of a phone. */
const AROUND_MEDINA = '48.7,54,1.3';

it.describe('one finger on the map', () => {
  const visit = visitMap((map) => map.open());
  it.beforeEach(() => visit().map.home());

  it('drags it exactly, and lets the page outside of it be enlarged', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    const from = await map.point(0.5, 0.5);
    const before = await map.viewport();
    await fingers.touchDown(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x - step * 6, y: from.y + step * 5 });
    await fingers.touchUp();
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.x - before.x + 72)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(after.y - before.y - 60)).toBeLessThanOrEqual(0.5);
    await expect(map.surface).toHaveCSS('touch-action', 'none');
    await expect(page.locator('body')).toHaveCSS('touch-action', 'auto');
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    );
  });

  it('doubles the zoom by two taps, but not by taps that are far apart or slow', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    // In the Red Sea, where there is no place.
    const point = await map.point(0.12, 0.62);
    const before = await map.viewport();
    const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 340)));
    await fingers.tap(point);
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await pause();
    await fingers.tap(point);
    await pause();
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await pause();
    const [held, anchor] = [await map.under(point), await map.inStage(point)];
    await fingers.tap(point);
    await fingers.tap(point);
    await expect.poll(map.scale).toBeCloseTo(2.5, 3);
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
  });

  it('glides when thrown, unless the browser cancels the touch', async () => {
    const { page, map } = visit();
    await map.home(6);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fingers = await fingersOn(page);
    const from = await map.point(0.7, 0.4);
    const { x } = await map.viewport();
    await fingers.flickSideways(from, -150);
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(x - 150 - 40);
    await map.settle();
    const before = await map.viewport();
    await fingers.touchDown(from);
    for (let step = 1; step <= 6; step += 1)
      await fingers.move({ x: from.x + step * 15, y: from.y });
    await fingers.cancel();
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeLessThanOrEqual(90 + 15);
    await map.nothingIsOpen();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('presses visible arrows, and passes invisible ones', async () => {
    const { page, map } = visit();
    const west = page.getByRole('button', { name: 'Vers l’ouest' });
    await page.reload();
    await map.ready();
    await map.settle();
    const box = await west.boundingBox();
    if (!box) throw new Error('The arrow is expected.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await map.viewport();
    await page.touchscreen.tap(x, y);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await page.getByRole('button', { name: 'Agrandir' }).tap();
    await map.settle();
    const nearer = await map.viewport();
    await page.touchscreen.tap(x, y);
    await expect.poll(async () => (await map.viewport()).x).toBeGreaterThan(nearer.x);
  });
});

it.describe('fingers on the places of the map', () => {
  const visit = visitMap((map) => map.open(AROUND_MEDINA));

  it('open a place up to 8 pixels from where they came down, none from 12; two of them open none, and two taps open it once', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    const press = async (strays: number) => {
      const spot = await map.spotOf('khaybar');
      await fingers.touchDown(spot);
      for (const ratio of [0.5, 1])
        await fingers.move({ x: spot.x + strays * ratio, y: spot.y });
      await fingers.touchUp();
      await map.settle();
    };
    const [khaybar, badr] = [await map.spotOf('khaybar'), await map.spotOf('badr')];
    for (const second of [badr, { x: khaybar.x - 60, y: khaybar.y - 80 }]) {
      const scale = await map.scale();
      const away = (ratio: number): readonly [Point, Point] => [
        {
          x: khaybar.x - (second.x - khaybar.x) * ratio,
          y: khaybar.y - (second.y - khaybar.y) * ratio,
        },
        {
          x: second.x + (second.x - khaybar.x) * ratio,
          y: second.y + (second.y - khaybar.y) * ratio,
        },
      ];
      await fingers.touchDown(khaybar, second);
      for (const ratio of [0.1, 0.2, 0.25]) await fingers.move(...away(ratio));
      await expect.poll(map.scale).toBeCloseTo(scale * 1.5, 1);
      for (const ratio of [0.2, 0.1, 0]) await fingers.move(...away(ratio));
      await fingers.touchUp();
      await map.settle();
      await map.nothingIsOpen();
    }
    await press(12);
    await map.nothingIsOpen();
    const entries = await map.historyLength();
    const spot = await map.spotOf('khaybar');
    await fingers.tap(spot);
    await fingers.tap(spot);
    await map.isOpen('khaybar');
    await map.settle();
    expect(await map.historyLength()).toBe(entries + 1);
    expect(await map.scale()).toBeLessThan(2);
    await page.goBack();
    await map.nothingIsOpen();
    await map.settle();
    await press(8);
    await map.isOpen('khaybar');
  });
});
