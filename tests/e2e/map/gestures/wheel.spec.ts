import { expect, test } from '@playwright/test';
import { inStage, turn } from '@/tests/e2e/map/mapHand';
import { drift, mapOn } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

// Events in lines or pages (deltaMode 1 and 2) cannot be had from a Chromium by its own input: their reckoning is
// tested on the function itself, in tests/unit/lib/map/camera/gestures.test.ts.
test.describe('La molette', () => {
  test('garde sous le pointeur le point de la carte, pendant le zoom et après', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.3, 0.35);
    const [held, anchor] = [await map.under(pointer), await inStage(map, pointer)];
    const from = (await map.viewport()).scale;
    await page.mouse.move(pointer.x, pointer.y);
    const end = await map.record();
    await turn(page, 10, -50);
    await map.settle();
    for (const frame of await end()) expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    expect((await map.viewport()).scale / from).toBeCloseTo(1.1 ** 5, 2);
  });

  test('agrandit de 10 % par cran', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 1, -100);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.43, 3);
  });

  test('revient au même point après autant de crans dans les deux sens', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    const pointer = await map.point(0.6, 0.6);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 10, -50);
    await map.settle();
    await turn(page, 10, 50);
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.scale / before.scale - 1)).toBeLessThanOrEqual(0.001);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  });

  test('agrandit autant en rafale que pas à pas', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    for (let time = 0; time < 6; time += 1) {
      await page.mouse.wheel(0, -100);
      await map.settle();
    }
    const slow = (await map.viewport()).scale;
    await map.open();
    const session = await page.context().newCDPSession(page);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          ...pointer,
          deltaX: 0,
          deltaY: -100,
        }),
      ),
    );
    await map.settle();
    expect((await map.viewport()).scale / slow).toBeCloseTo(1, 2);
  });

  test('agrandit la carte et non la page, avec la touche Contrôle ou sans', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    const pageState = () =>
      page.evaluate(() => [scrollY, visualViewport?.scale, innerWidth, devicePixelRatio]);
    const before = await pageState();
    await page.keyboard.down('Control');
    await turn(page, 2, -100);
    await page.keyboard.up('Control');
    await turn(page, 1, -100);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.1 ** 3, 2);
    expect(await pageState()).toEqual(before);
  });

  test('ne fait rien de côté', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await page.mouse.wheel(-120, 0);
    await page.mouse.wheel(200, 20);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
  });

  test('reste entre 0,8 et 3', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 20, -200);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(3, 5);
    await turn(page, 20, 200);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(0.8, 5);
  });

  for (const [limit, view, delta] of [
    ['au plus petit zoom', '50,50,0.8', 200],
    ['au plus grand', '50,50,3', -200],
  ] as const) {
    test(`fait défiler la page ${limit}, et non si elle y arrive en tournant`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open(view);
      const pointer = await map.point(0.5, 0.5);
      await page.mouse.move(pointer.x, pointer.y);
      const scrolled = () => page.evaluate(() => scrollY);
      const start = await scrolled();
      await turn(page, 1, delta);
      await expect.poll(scrolled).not.toBe(start);
      expect((await map.viewport()).scale).toBeCloseTo(Number(view.slice(6)), 3);

      await map.open('50,50,1.3');
      const again = await map.point(0.5, 0.5);
      await page.mouse.move(again.x, again.y);
      const held = await scrolled();
      await turn(page, 12, delta);
      await map.settle();
      expect((await map.viewport()).scale).toBeCloseTo(Number(view.slice(6)), 3);
      expect(await scrolled()).toBe(held);
    });
  }
});
