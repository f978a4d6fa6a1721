import { expect, test } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { AROUND_MEDINA, inStage, nothingIsOpen, pair, spotOf } from '@/tests/e2e/map/mapHand';
import { drift, fingersOn, mapOn, waitInPage } from '@/tests/e2e/map/mapPage';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
});

test.describe('Deux doigts qui viennent et s’en vont', () => {
  test('posés l’un après l’autre valent deux doigts posés ensemble', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await inStage(map, middle)];
    const [first, second] = pair(middle, 40);
    await fingers.down(first);
    await fingers.down(first, second);
    for (let half = 42; half <= 80; half += 2) await fingers.move(...pair(middle, half));
    await map.settle();
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
    expect((await map.viewport()).scale).toBeCloseTo(2.6, 1);
    await fingers.up();
  });

  test('posés sur deux lieux, ou sur un lieu et la carte, agrandissent sans rien ouvrir', async ({
    page,
  }) => {
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    await map.open(AROUND_MEDINA);
    const [medina, mecca] = [await spotOf(map, 'khaybar'), await spotOf(map, 'badr')];
    for (const second of [mecca, { x: medina.x - 60, y: medina.y - 80 }]) {
      await map.open(AROUND_MEDINA);
      const away = (share: number): readonly [Point, Point] => [
        {
          x: medina.x - (second.x - medina.x) * share,
          y: medina.y - (second.y - medina.y) * share,
        },
        {
          x: second.x + (second.x - medina.x) * share,
          y: second.y + (second.y - medina.y) * share,
        },
      ];
      await fingers.down(medina, second);
      for (let step = 1; step <= 10; step += 1) await fingers.move(...away(step * 0.025));
      await map.settle();
      expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.5, 1);
      await fingers.up();
      await map.settle();
      await nothingIsOpen(map);
    }
  });

  test('ne s’occupent pas d’un troisième', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await inStage(map, middle)];
    const third = { x: middle.x + 20, y: middle.y + 200 };
    await fingers.down(...pair(middle, 50));
    await fingers.move(...pair(middle, 60));
    await fingers.down(...pair(middle, 60), third);
    for (let half = 62; half <= 80; half += 2)
      await fingers.move(...pair(middle, half), { x: third.x, y: third.y - half });
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.6, 1);
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
    await fingers.up();
  });

  for (const lifted of [0, 1] as const)
    test(`dont le ${lifted === 0 ? 'premier' : 'second'} se lève, puis se repose, ne font pas sauter la carte`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open('50,50,1.6');
      const fingers = await fingersOn(page);
      const middle = await map.point(0.5, 0.5);
      const ends = pair(middle, 60);
      const staying = lifted === 0 ? 1 : 0;
      await fingers.down(...pair(middle, 50));
      for (const half of [52, 56, 60]) await fingers.move(...pair(middle, half));
      await map.settle();
      const still = async (change: () => Promise<unknown>) => {
        const before = await map.viewport();
        await change();
        await map.settle();
        const after = await map.viewport();
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(2);
        expect(after.scale).toBeCloseTo(before.scale, 3);
      };
      await still(() => fingers.one('touchEnd', lifted, ends[lifted]));
      const before = await map.viewport();
      const to = { x: ends[staying].x, y: ends[staying].y + 40 };
      for (const away of [10, 20, 30, 40])
        await fingers.one('touchMove', staying, { x: to.x, y: to.y - 40 + away });
      await waitInPage(page, 130);
      await map.settle();
      expect((await map.viewport()).y - before.y).toBeCloseTo(40, 0);
      await still(() => fingers.one('touchStart', lifted, ends[lifted]));
      const held = await map.under({ x: middle.x, y: middle.y + 20 });
      await fingers.one('touchMove', lifted, { x: ends[lifted].x, y: ends[lifted].y + 60 });
      await map.settle();
      const anchor = await inStage(map, { x: middle.x, y: middle.y + 50 });
      expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
      await fingers.up();
    });
});
