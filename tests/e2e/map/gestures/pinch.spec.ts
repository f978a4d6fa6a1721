import { expect, test } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { AROUND_MEDINA, inStage, pair } from '@/tests/e2e/map/mapHand';
import { drift, fingersOn, ground, mapOn } from '@/tests/e2e/map/mapPage';

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
