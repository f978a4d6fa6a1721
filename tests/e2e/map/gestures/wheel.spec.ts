import { expect, it } from '@/tests/e2e/it';
import { visitMap, type MapOnPage } from '@/tests/e2e/map/mapPage';
import { distanceOf, emptyMarginOf } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map under the wheel', () => {
  const mapPage = visitMap((map) => map.open());
  it.beforeEach(() => mapPage().map.resetView());

  /** Moves the pointer over the map; returns the image point below it, and its point on the stage. */
  async function pointAt(map: MapOnPage, ratioX: number, ratioY: number) {
    const pointer = await map.stagePoint(ratioX, ratioY);
    await mapPage().page.mouse.move(pointer.x, pointer.y);
    return [await map.imagePointAt(pointer), await map.toStagePoint(pointer)] as const;
  }

  /** Turns the wheel in one series: its events are 16 ms apart, however long the machine takes for each. */
  async function turnSeries(times: number, deltaY: number): Promise<void> {
    const { page, map } = mapPage();
    const session = await page.context().newCDPSession(page);
    const pointer = await map.stagePoint(0.5, 0.5);
    const start = Date.now() / 1000;
    for (let index = 0; index < times; index += 1)
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...pointer,
        deltaX: 0,
        deltaY,
        timestamp: start + index * 0.016,
      });
    await session.detach();
  }

  it('zooms by 10 % a turn around the pointer in every frame, and back by as many turns', async () => {
    const { map } = mapPage();
    const [point, anchor] = await pointAt(map, 0.3, 0.35);
    const viewportBefore = await map.viewport();
    const stopRecording = await map.recordFrames();
    await map.turnWheel(6, -50);
    await expect
      .poll(async () => (await map.scale()) / viewportBefore.scale)
      .toBeCloseTo(1.1 ** 3, 3);
    for (const frame of await stopRecording())
      expect(distanceOf(frame, point, anchor)).toBeLessThanOrEqual(1);
    await map.turnWheel(6, 50);
    await map.waitUntilStill();
    const viewportAfter = await map.viewport();
    expect(viewportAfter.scale / viewportBefore.scale).toBeCloseTo(1, 3);
    expect(
      Math.hypot(viewportAfter.x - viewportBefore.x, viewportAfter.y - viewportBefore.y),
    ).toBeLessThanOrEqual(1);
  });

  it('zooms the map, not the page, by bursts of vertical turns, with and without Control', async () => {
    const { page, map } = mapPage();
    const pageState = () =>
      page.evaluate(() => [scrollY, visualViewport?.scale, innerWidth, devicePixelRatio]);
    const [{ scale }, stateBefore] = [await map.viewport(), await pageState()];
    await pointAt(map, 0.5, 0.5);
    await page.mouse.wheel(-120, 0);
    await page.mouse.wheel(200, 20);
    await map.waitUntilStill();
    expect(await map.scale()).toBe(scale);
    await page.keyboard.down('Control');
    await map.turnWheel(1, -100);
    await page.keyboard.up('Control');
    const session = await page.context().newCDPSession(page);
    const pointer = await map.stagePoint(0.5, 0.5);
    await Promise.all(
      Array.from({ length: 4 }, () =>
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          ...pointer,
          deltaX: 0,
          deltaY: -100,
        }),
      ),
    );
    await expect.poll(async () => (await map.scale()) / scale).toBeCloseTo(1.1 ** 5, 2);
    expect(await pageState()).toEqual(stateBefore);
  });

  it('zooms from 0.8 to 3; beyond the limit, a new series of turns scrolls the page', async () => {
    const { page, map } = mapPage();
    const scrollTop = () => page.evaluate(() => scrollY);
    for (const [limit, delta] of [
      [3, -200],
      [0.8, 200],
    ] as const) {
      await map.resetView();
      await pointAt(map, 0.5, 0.5);
      const scrollBefore = await scrollTop();
      await turnSeries(16, delta);
      await map.waitUntilStill();
      expect(await map.scale()).toBeCloseTo(limit, 5);
      expect(emptyMarginOf(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
      expect(await scrollTop()).toBe(scrollBefore);
      // A new series of wheel events begins after a pause.
      await expect(async () => {
        await map.turnWheel(1, delta);
        expect(await scrollTop()).not.toBe(scrollBefore);
      }).toPass();
      expect(await map.scale()).toBeCloseTo(limit, 5);
    }
  });
});
