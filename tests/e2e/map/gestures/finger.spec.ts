import { expect, test } from '@playwright/test';
import { AROUND_MEDINA, inStage, isOpen, nothingIsOpen, spotOf } from '@/tests/e2e/map/mapHand';
import { drift, fingersOn, mapOn, waitInPage, type Frame } from '@/tests/e2e/map/mapPage';

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
});

test.describe('Un doigt', () => {
  test('tire la carte exactement', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.6');
    const fingers = await fingersOn(page);
    const from = await map.point(0.5, 0.5);
    const before = await map.viewport();
    await fingers.down(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x - step * 6, y: from.y + step * 5 });
    await waitInPage(page, 130);
    await fingers.up();
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.x - before.x + 72)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(after.y - before.y - 60)).toBeLessThanOrEqual(0.5);
  });

  test('que le système reprend ne lance pas la carte et n’ouvre rien', async ({ page }) => {
    const map = mapOn(page);
    await map.open(AROUND_MEDINA);
    const fingers = await fingersOn(page);
    const from = await spotOf(map, 'khaybar');
    await fingers.down(from);
    for (let step = 1; step <= 6; step += 1)
      await fingers.move({ x: from.x - step * 15, y: from.y });
    await fingers.cancel();
    const released = await map.viewport();
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.x - released.x)).toBeLessThanOrEqual(15);
    await nothingIsOpen(map);
    await fingers.down({ x: from.x, y: from.y + 120 });
    await fingers.up();
    await map.settle();
    expect(await map.viewport()).toEqual(after);
  });

  for (const [pixels, opens] of [
    [0, true],
    [8, true],
    [12, false],
    [40, false],
  ] as const)
    test(`${opens ? 'ouvre' : 'n’ouvre pas'} un lieu s’il dévie de ${pixels} pixels`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open(AROUND_MEDINA);
      const fingers = await fingersOn(page);
      const spot = await spotOf(map, 'khaybar');
      await fingers.down(spot);
      for (const share of [0.25, 0.5, 0.75, 1])
        await fingers.move({ x: spot.x + pixels * share, y: spot.y });
      await waitInPage(page, 130);
      await fingers.up();
      if (opens) await isOpen(map, 'khaybar');
      else {
        await map.settle();
        await nothingIsOpen(map);
      }
    });

  test('qui tape deux fois double le zoom autour de lui', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const point = await map.point(0.6, 0.42);
    const [held, anchor] = [await map.under(point), await inStage(map, point)];
    await fingers.tap(point);
    await fingers.tap(point);
    await expect.poll(async () => (await map.viewport()).scale).toBeCloseTo(2.6, 3);
    await map.settle();
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
  });

  test('qui tape deux fois loin, ou lentement, ne change rien', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const fingers = await fingersOn(page);
    const point = await map.point(0.6, 0.42);
    const before = await map.viewport();
    await fingers.tap(point);
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await waitInPage(page, 340);
    await fingers.tap(point);
    await waitInPage(page, 340);
    await fingers.tap(point);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
  });

  test('qui tape deux fois un lieu l’ouvre une fois', async ({ page }) => {
    const map = mapOn(page);
    await map.open(AROUND_MEDINA);
    const steps = await page.evaluate(() => history.length);
    const fingers = await fingersOn(page);
    const spot = await spotOf(map, 'khaybar');
    await fingers.tap(spot);
    await fingers.tap(spot);
    await isOpen(map, 'khaybar');
    await map.settle();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    expect((await map.viewport()).scale).toBeLessThan(2);
  });

  test('jette la carte, et l’arrête en se posant', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2.5');
    const session = await page.context().newCDPSession(page);
    const from = await map.point(0.7, 0.5);
    const before = await map.viewport();
    const start = Date.now() / 1000;
    const at = (step: number) => ({
      touchPoints: [{ x: from.x - step * 20, y: from.y, id: 0 }],
      timestamp: start + step * 0.016,
    });
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(0) });
    for (let step = 1; step <= 8; step += 1)
      await session.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(step) });
    await session.send('Input.dispatchTouchEvent', {
      ...at(8),
      type: 'touchEnd',
      touchPoints: [],
    });
    const frames: readonly Frame[] = await (async () => {
      const end = await map.record();
      await map.settle();
      return end();
    })();
    expect(frames.at(-1)?.x).toBeLessThan(before.x - 160 - 40);
  });

  test('laisse la page s’agrandir hors de la carte', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    await expect(map.surface).toHaveCSS('touch-action', 'none');
    await expect(page.locator('body')).toHaveCSS('touch-action', 'auto');
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    );
  });
});
