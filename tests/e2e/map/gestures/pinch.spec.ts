import { fingersOn, pointsAround } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { TOUCH_PHONE, visitMap } from '@/tests/e2e/map/mapPage';
import { distanceOf, emptyMarginOf } from '@/tests/e2e/map/picture';

it.use(TOUCH_PHONE);

it.describe('two fingers on the map', () => {
  const mapPage = visitMap((map) => map.open());
  it.beforeEach(() => mapPage().map.resetView());

  it('zoom the map by the ratio of their distances, around their middle, up to 3, with its names faded', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    const middle = await map.stagePoint(0.5, 0.5);
    const [point, anchor] = [await map.imagePointAt(middle), await map.toStagePoint(middle)];
    const scale = await map.scale();
    const name = map.surface.locator('[data-role="name"]').first();
    // Names fade unless reduced motion is preferred.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const stopRecording = await map.recordFrames();
    await fingers.touchDown(...pointsAround(middle, 50));
    for (let radius = 55; radius <= 90; radius += 5)
      await fingers.move(...pointsAround(middle, radius));
    await expect.poll(async () => (await map.scale()) / scale).toBeCloseTo(90 / 50, 2);
    await expect(map.surface).toHaveAttribute('data-pinching', 'true');
    for (const element of [name, map.layer]) {
      await expect(element).toHaveCSS('transition-duration', '0.08s');
      await expect(element).toHaveCSS('transition-property', 'opacity');
    }
    for (let radius = 110; radius <= 170; radius += 20)
      await fingers.move(...pointsAround(middle, radius));
    await fingers.touchUp();
    await expect.poll(map.scale).toBeCloseTo(3, 5);
    await expect(map.surface).not.toHaveAttribute('data-pinching');
    await expect(name).toHaveCSS('transition-duration', '0s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const frame of await stopRecording()) {
      expect(frame.scale).toBeLessThanOrEqual(3);
      expect(distanceOf(frame, point, anchor)).toBeLessThanOrEqual(1);
    }
  });

  it('drag the map by their middle, do not rotate the map, and show no empty ground', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    const start = await map.stagePoint(0.5, 0.5);
    const stage = await map.box();
    const point = await map.imagePointAt(start);
    const stopRecording = await map.recordFrames();
    await fingers.touchDown(...pointsAround(start, 50));
    let middle = start;
    for (let step = 1; step <= 8; step += 1) {
      middle = { x: start.x + step * 6, y: start.y - step * 8 };
      await fingers.move(...pointsAround(middle, 50 + step * 3));
      const anchor = await map.toStagePoint(middle);
      await expect
        .poll(async () => distanceOf(await map.viewport(), point, anchor), {
          intervals: [16],
        })
        .toBeLessThanOrEqual(1);
    }
    const viewportBefore = await map.viewport();
    const [x, y] = [74 * Math.cos(2.4), 74 * Math.sin(2.4)];
    for (let step = 1; step <= 12; step += 1) {
      const angle = step * 0.2;
      const [deltaX, deltaY] = [74 * Math.cos(angle), 74 * Math.sin(angle)];
      await fingers.move(
        { x: middle.x - deltaX, y: middle.y - deltaY },
        { x: middle.x + deltaX, y: middle.y + deltaY },
      );
    }
    await map.waitUntilStill();
    const viewportAfter = await map.viewport();
    expect(viewportAfter.scale / viewportBefore.scale).toBeCloseTo(1, 2);
    expect(
      Math.hypot(viewportAfter.x - viewportBefore.x, viewportAfter.y - viewportBefore.y),
    ).toBeLessThanOrEqual(4);
    // The fingers close while moving to the edge of the image.
    for (let step = 1; step <= 8; step += 1)
      await fingers.move(
        { x: middle.x - x * (1 - step / 12), y: middle.y - y + step * 30 },
        { x: middle.x + x * (1 - step / 12), y: middle.y + y + step * 30 },
      );
    await fingers.touchUp();
    await map.waitUntilStill();
    for (const frame of await stopRecording())
      expect(emptyMarginOf(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('zoom when put down one after the other, and a third finger is ignored', async () => {
    const { page, map } = mapPage();
    const fingers = await fingersOn(page);
    const middle = await map.stagePoint(0.5, 0.5);
    const [point, anchor] = [await map.imagePointAt(middle), await map.toStagePoint(middle)];
    const scale = await map.scale();
    const [firstPoint, secondPoint] = pointsAround(middle, 50);
    const thirdPoint = { x: middle.x + 20, y: middle.y + 200 };
    await fingers.touchDown(firstPoint);
    await fingers.touchDown(firstPoint, secondPoint);
    await fingers.move(...pointsAround(middle, 60));
    await fingers.touchDown(...pointsAround(middle, 60), thirdPoint);
    for (let radius = 64; radius <= 80; radius += 4)
      await fingers.move(...pointsAround(middle, radius), {
        x: thirdPoint.x,
        y: thirdPoint.y - radius,
      });
    await expect.poll(async () => (await map.scale()) / scale).toBeCloseTo(1.6, 1);
    expect(distanceOf(await map.viewport(), point, anchor)).toBeLessThanOrEqual(1);
    await fingers.touchUp();
  });

  for (const liftedId of [0, 1] as const)
    it(`of which the ${liftedId === 0 ? 'first' : 'second'} is lifted and put down again do not make the map jump`, async () => {
      const { page, map } = mapPage();
      const fingers = await fingersOn(page);
      const middle = await map.stagePoint(0.5, 0.5);
      const points = pointsAround(middle, 60);
      const stayingId = liftedId === 0 ? 1 : 0;
      await fingers.touchDown(...pointsAround(middle, 50));
      for (const radius of [52, 56, 60]) await fingers.move(...pointsAround(middle, radius));
      await map.waitUntilStill();
      const expectStillMap = async (change: () => Promise<unknown>) => {
        const viewportBefore = await map.viewport();
        await change();
        await map.waitUntilStill();
        const viewportAfter = await map.viewport();
        expect(
          Math.hypot(viewportAfter.x - viewportBefore.x, viewportAfter.y - viewportBefore.y),
        ).toBeLessThanOrEqual(2);
        expect(viewportAfter.scale).toBeCloseTo(viewportBefore.scale, 3);
      };
      await expectStillMap(() => fingers.touchOne('touchEnd', liftedId, points[liftedId]));
      const viewportBefore = await map.viewport();
      const start = { x: points[stayingId].x, y: points[stayingId].y + 40 };
      for (const offset of [10, 20, 30, 40])
        await fingers.touchOne('touchMove', stayingId, {
          x: start.x,
          y: start.y - 40 + offset,
        });
      await expect
        .poll(async () => (await map.viewport()).y - viewportBefore.y)
        .toBeCloseTo(40, 0);
      await expectStillMap(() => fingers.touchOne('touchStart', liftedId, points[liftedId]));
      const point = await map.imagePointAt({ x: middle.x, y: middle.y + 20 });
      await fingers.touchOne('touchMove', liftedId, {
        x: points[liftedId].x,
        y: points[liftedId].y + 60,
      });
      const anchor = await map.toStagePoint({ x: middle.x, y: middle.y + 50 });
      await expect
        .poll(async () => distanceOf(await map.viewport(), point, anchor))
        .toBeLessThanOrEqual(1);
      await fingers.touchUp();
    });
});
