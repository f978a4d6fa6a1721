import { fingersOn, pointsAround } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { TOUCH_PHONE, visitMap } from '@/tests/e2e/map/mapPage';
import { drift, ground } from '@/tests/e2e/map/picture';

it.use(TOUCH_PHONE);

it.describe('two fingers on the map', () => {
  const visit = visitMap((map) => map.open());
  it.beforeEach(() => visit().map.home());

  it('enlarge it as much as they part, around the point between them, up to 3, with the names faded meanwhile', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await map.inStage(middle)];
    const scale = await map.scale();
    const name = map.surface.locator('[data-role="name"]').first();
    // Names fade unless reduced motion is preferred.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const end = await map.record();
    await fingers.touchDown(...pointsAround(middle, 50));
    for (let half = 55; half <= 90; half += 5)
      await fingers.move(...pointsAround(middle, half));
    await expect.poll(async () => (await map.scale()) / scale).toBeCloseTo(90 / 50, 2);
    await expect(map.surface).toHaveAttribute('data-pinching', 'true');
    for (const part of [name, map.layer]) {
      await expect(part).toHaveCSS('transition-duration', '0.08s');
      await expect(part).toHaveCSS('transition-property', 'opacity');
    }
    for (let half = 110; half <= 170; half += 20)
      await fingers.move(...pointsAround(middle, half));
    await fingers.touchUp();
    await expect.poll(map.scale).toBeCloseTo(3, 5);
    await expect(map.surface).not.toHaveAttribute('data-pinching');
    await expect(name).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const frame of await end()) {
      expect(frame.scale).toBeLessThanOrEqual(3);
      expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    }
  });

  it('move the point between them, turn without turning it, and show no empty ground', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    const start = await map.point(0.5, 0.5);
    const stage = await map.box();
    const held = await map.under(start);
    const end = await map.record();
    await fingers.touchDown(...pointsAround(start, 50));
    let middle = start;
    for (let step = 1; step <= 8; step += 1) {
      middle = { x: start.x + step * 6, y: start.y - step * 8 };
      await fingers.move(...pointsAround(middle, 50 + step * 3));
      const anchor = await map.inStage(middle);
      await expect
        .poll(async () => drift(await map.viewport(), held, anchor), { intervals: [16] })
        .toBeLessThanOrEqual(1);
    }
    const before = await map.viewport();
    const [x, y] = [74 * Math.cos(2.4), 74 * Math.sin(2.4)];
    for (let step = 1; step <= 12; step += 1) {
      const angle = step * 0.2;
      const [right, down] = [74 * Math.cos(angle), 74 * Math.sin(angle)];
      await fingers.move(
        { x: middle.x - right, y: middle.y - down },
        { x: middle.x + right, y: middle.y + down },
      );
    }
    await map.settle();
    const turned = await map.viewport();
    expect(turned.scale / before.scale).toBeCloseTo(1, 2);
    expect(Math.hypot(turned.x - before.x, turned.y - before.y)).toBeLessThanOrEqual(4);
    // Closing, while moving to the edge of the image.
    for (let step = 1; step <= 8; step += 1)
      await fingers.move(
        { x: middle.x - x * (1 - step / 12), y: middle.y - y + step * 30 },
        { x: middle.x + x * (1 - step / 12), y: middle.y + y + step * 30 },
      );
    await fingers.touchUp();
    await map.settle();
    for (const frame of await end()) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('put down one after the other are two, and a third is ignored', async () => {
    const { page, map } = visit();
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await map.inStage(middle)];
    const scale = await map.scale();
    const [first, second] = pointsAround(middle, 50);
    const third = { x: middle.x + 20, y: middle.y + 200 };
    await fingers.touchDown(first);
    await fingers.touchDown(first, second);
    await fingers.move(...pointsAround(middle, 60));
    await fingers.touchDown(...pointsAround(middle, 60), third);
    for (let half = 64; half <= 80; half += 4)
      await fingers.move(...pointsAround(middle, half), { x: third.x, y: third.y - half });
    await expect.poll(async () => (await map.scale()) / scale).toBeCloseTo(1.6, 1);
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
    await fingers.touchUp();
  });

  for (const lifted of [0, 1] as const)
    it(`of which the ${lifted === 0 ? 'first' : 'second'} is lifted and put down again do not make it jump`, async () => {
      const { page, map } = visit();
      const fingers = await fingersOn(page);
      const middle = await map.point(0.5, 0.5);
      const ends = pointsAround(middle, 60);
      const staying = lifted === 0 ? 1 : 0;
      await fingers.touchDown(...pointsAround(middle, 50));
      for (const half of [52, 56, 60]) await fingers.move(...pointsAround(middle, half));
      await map.settle();
      const still = async (change: () => Promise<unknown>) => {
        const before = await map.viewport();
        await change();
        await map.settle();
        const after = await map.viewport();
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(2);
        expect(after.scale).toBeCloseTo(before.scale, 3);
      };
      await still(() => fingers.touchOne('touchEnd', lifted, ends[lifted]));
      const before = await map.viewport();
      const to = { x: ends[staying].x, y: ends[staying].y + 40 };
      for (const away of [10, 20, 30, 40])
        await fingers.touchOne('touchMove', staying, { x: to.x, y: to.y - 40 + away });
      await expect.poll(async () => (await map.viewport()).y - before.y).toBeCloseTo(40, 0);
      await still(() => fingers.touchOne('touchStart', lifted, ends[lifted]));
      const held = await map.under({ x: middle.x, y: middle.y + 20 });
      await fingers.touchOne('touchMove', lifted, {
        x: ends[lifted].x,
        y: ends[lifted].y + 60,
      });
      const anchor = await map.inStage({ x: middle.x, y: middle.y + 50 });
      await expect
        .poll(async () => drift(await map.viewport(), held, anchor))
        .toBeLessThanOrEqual(1);
      await fingers.touchUp();
    });
});
