import { expect, test } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { AROUND_MEDINA, inStage, nothingIsOpen, pair, spotOf } from '@/tests/e2e/map/mapHand';
import { drift, fingersOn, ground, mapOn, waitInPage } from '@/tests/e2e/map/mapPage';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
});

test.describe('Deux doigts', () => {
  test('immobiles en leur milieu agrandissent d’autant qu’ils s’écartent', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await inStage(map, middle)];
    const from = (await map.viewport()).scale;
    const end = await map.record();
    await fingers.down(...pair(middle, 50));
    for (let half = 52; half <= 90; half += 2) await fingers.move(...pair(middle, half));
    await map.settle();
    expect((await map.viewport()).scale / (from * (90 / 50))).toBeCloseTo(1, 2);
    await fingers.up();
    await map.settle();
    for (const frame of await end()) expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
  });

  test('emportent sous leur milieu le point de la carte qu’ils tiennent', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.6');
    const fingers = await fingersOn(page);
    const start = await map.point(0.5, 0.5);
    const held = await map.under(start);
    const midpoints: Point[] = [];
    await fingers.down(...pair(start, 50));
    for (let step = 1; step <= 20; step += 1) {
      const middle = { x: start.x + step * 4, y: start.y - step * 5 };
      await fingers.move(...pair(middle, 50 + step));
      const anchor = await inStage(map, middle);
      midpoints.push(anchor);
      await expect
        .poll(async () => drift(await map.viewport(), held, anchor), { intervals: [16] })
        .toBeLessThanOrEqual(1);
    }
    await fingers.up();
    await map.settle();
    const last = midpoints.at(-1) ?? start;
    expect(drift(await map.viewport(), held, last)).toBeLessThanOrEqual(1);
  });

  test('qui tournent autour de leur milieu laissent la carte droite et en place', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const before = await map.viewport();
    const at = (angle: number): readonly [Point, Point] => [
      { x: middle.x - 70 * Math.cos(angle), y: middle.y - 70 * Math.sin(angle) },
      { x: middle.x + 70 * Math.cos(angle), y: middle.y + 70 * Math.sin(angle) },
    ];
    await fingers.down(...at(0));
    for (let step = 1; step <= 12; step += 1) await fingers.move(...at(step * 0.2));
    await fingers.up();
    await map.settle();
    const after = await map.viewport();
    expect(after.scale / before.scale).toBeCloseTo(1, 2);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(4);
  });

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

  test('au-delà du plus grand zoom gardent leur point et n’y font rien déborder', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('50,50,2.6');
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await inStage(map, middle)];
    const end = await map.record();
    await fingers.down(...pair(middle, 40));
    for (let half = 44; half <= 120; half += 4) await fingers.move(...pair(middle, half));
    await fingers.up();
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(3, 5);
    for (const frame of await end()) {
      expect(frame.scale).toBeLessThanOrEqual(3);
      expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
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

  test('ne découvrent jamais le fond', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2');
    const fingers = await fingersOn(page);
    const stage = await map.box();
    const middle = await map.point(0.5, 0.5);
    const end = await map.record();
    await fingers.down(...pair(middle, 150));
    for (let step = 1; step <= 12; step += 1)
      await fingers.move(...pair({ x: middle.x, y: middle.y + step * 20 }, 150 - step * 11));
    await fingers.up();
    await map.settle();
    for (const frame of await end()) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  test('font reculer les noms en 80 ms, qui reviennent 60 ms après le dernier', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open(AROUND_MEDINA);
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const name = map.marker('khaybar').locator('[data-role="name"]');
    await map.surface.evaluate((surface) => {
      const notes = document.documentElement.dataset;
      addEventListener('touchend', () => (notes.ended = String(performance.now())), {
        capture: true,
      });
      new MutationObserver(() => {
        if (!surface.hasAttribute('data-pinching')) notes.restored = String(performance.now());
      }).observe(surface, { attributeFilter: ['data-pinching'] });
    });
    await fingers.down(...pair(middle, 50));
    await fingers.move(...pair(middle, 55));
    await expect(map.surface).toHaveAttribute('data-pinching', 'true');
    await expect(name).toHaveCSS('transition-duration', '0.08s');
    await expect(name).toHaveCSS('transition-property', 'opacity');
    await expect(map.layer).toHaveCSS('transition-duration', '0.08s');
    await expect(map.layer).toHaveCSS('transition-property', 'opacity');
    await fingers.up();
    await expect(map.surface).not.toHaveAttribute('data-pinching');
    await expect(name).toHaveCSS('transition-duration', '0s');
    const { ended, restored } = await page.evaluate(() => ({
      ...document.documentElement.dataset,
    }));
    const elapsed = Number(restored) - Number(ended);
    expect(elapsed).toBeGreaterThanOrEqual(55);
    expect(elapsed).toBeLessThanOrEqual(160);
  });
});
