import { expect, test } from '@playwright/test';
import { pair } from '@/tests/e2e/map/mapHand';
import { fingersOn, waitInPage } from '@/tests/e2e/map/mapPage';
import { timelineOn } from './timelinePage';

// A tablet: a phone reads the list.
test.use({ viewport: { width: 1024, height: 768 }, hasTouch: true, isMobile: true });

const NEAR = 'de=600&a=650';

test.describe('Sur la frise, deux doigts', () => {
  test('l’agrandissent d’autant qu’ils s’écartent, le jour qu’ils tiennent reste entre eux', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const { y } = await timeline.point(0.5, 0.5);
    const middle = { x: await timeline.leftOf('hegire'), y };
    const { scale } = await timeline.view();
    await fingers.down(...pair(middle, 60));
    for (let half = 64; half <= 120; half += 4) {
      await fingers.move(...pair(middle, half));
      await expect
        .poll(async () => Math.abs((await timeline.leftOf('hegire')) - middle.x), {
          intervals: [16],
        })
        .toBeLessThanOrEqual(1);
    }
    await fingers.up();
    expect((await timeline.view()).scale / scale).toBeCloseTo(2, 1);
  });

  test('qui se déplacent ensemble l’emportent sans l’agrandir', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const middle = await timeline.point(0.5, 0.5);
    const [before, from] = [await timeline.view(), await timeline.leftOf('hegire')];
    await fingers.down(...pair(middle, 60));
    for (let step = 1; step <= 10; step += 1)
      await fingers.move(...pair({ x: middle.x - step * 8, y: middle.y }, 60));
    await expect
      .poll(async () => Math.abs((await timeline.leftOf('hegire')) - (from - 80)))
      .toBeLessThanOrEqual(1);
    await fingers.up();
    expect((await timeline.view()).scale / before.scale).toBeCloseTo(1, 2);
  });
});

test.describe('Sur la frise, un doigt', () => {
  test('qui va de haut en bas fait défiler la page, pas la frise', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const before = await timeline.view();
    const from = await timeline.point(0.5, 0.7);
    const scroll = await page.evaluate(() => scrollY);
    await fingers.down(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x, y: from.y - step * 20 });
    await fingers.up();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll + 100);
    expect(await timeline.view()).toEqual(before);
  });

  test('qui va de côté la tire exactement, et la laisse où il s’arrête', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const from = await timeline.point(0.6, 0.5);
    const left = await timeline.leftOf('hegire');
    await fingers.down(from);
    for (let step = 1; step <= 10; step += 1)
      await fingers.move({ x: from.x - step * 12, y: from.y });
    await waitInPage(page, 130);
    await fingers.up();
    await timeline.settle();
    expect(Math.abs((await timeline.leftOf('hegire')) - (left - 120))).toBeLessThanOrEqual(1);
  });

  test('qui la lance la fait glisser plus loin, dans le même sens', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const from = await timeline.point(0.7, 0.5);
    const before = await timeline.view();
    await fingers.throwAside(from, -240);
    const after = await timeline.view();
    expect((after.start - before.start) * before.scale).toBeGreaterThan(240 + 10);
    expect(after.scale).toBe(before.scale);
  });
});

test.describe('Quand le mouvement est réduit', () => {
  test.use({ reducedMotion: 'reduce' });

  test('une frise lancée s’arrête sous le doigt', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const fingers = await fingersOn(page);
    const from = await timeline.point(0.7, 0.5);
    const before = await timeline.view();
    await fingers.throwAside(from, -240);
    const after = await timeline.view();
    expect(Math.abs((after.start - before.start) * before.scale - 240)).toBeLessThanOrEqual(1);
  });
});
