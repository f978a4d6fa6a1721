import { expect, it } from '@/tests/e2e/it';
import { visitMap, type MapOnPage } from '@/tests/e2e/map/mapPage';
import { drift, ground } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map under the wheel', () => {
  const visit = visitMap((map) => map.open());
  it.beforeEach(() => visit().map.home());

  /** Moves the pointer over the map; returns the image point below it, and its point on the stage. */
  async function hold(map: MapOnPage, right: number, down: number) {
    const pointer = await map.point(right, down);
    await visit().page.mouse.move(pointer.x, pointer.y);
    return [await map.under(pointer), await map.inStage(pointer)] as const;
  }

  /** Turns the wheel in one series: its events are 16 ms apart, however long the machine takes for each. */
  async function turnSeries(times: number, deltaY: number): Promise<void> {
    const { page, map } = visit();
    const session = await page.context().newCDPSession(page);
    const pointer = await map.point(0.5, 0.5);
    const start = Date.now() / 1000;
    for (let time = 0; time < times; time += 1)
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseWheel',
        ...pointer,
        deltaX: 0,
        deltaY,
        timestamp: start + time * 0.016,
      });
    await session.detach();
  }

  it('keeps the point under the pointer in every frame, 10 % a turn, and comes back by as many', async () => {
    const { map } = visit();
    const [held, anchor] = await hold(map, 0.3, 0.35);
    const before = await map.viewport();
    const end = await map.record();
    await map.turn(6, -50);
    await expect.poll(async () => (await map.scale()) / before.scale).toBeCloseTo(1.1 ** 3, 3);
    for (const frame of await end()) expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    await map.turn(6, 50);
    await map.settle();
    const after = await map.viewport();
    expect(after.scale / before.scale).toBeCloseTo(1, 3);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  });

  it('zooms by a burst as by single turns, the map and not the page, with and without Control, and not sideways', async () => {
    const { page, map } = visit();
    const pageState = () =>
      page.evaluate(() => [scrollY, visualViewport?.scale, innerWidth, devicePixelRatio]);
    const [{ scale }, before] = [await map.viewport(), await pageState()];
    await hold(map, 0.5, 0.5);
    await page.mouse.wheel(-120, 0);
    await page.mouse.wheel(200, 20);
    await map.settle();
    expect(await map.scale()).toBe(scale);
    await page.keyboard.down('Control');
    await map.turn(1, -100);
    await page.keyboard.up('Control');
    const session = await page.context().newCDPSession(page);
    const pointer = await map.point(0.5, 0.5);
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
    expect(await pageState()).toEqual(before);
  });

  it('stays between 0.8 and 3, where a turn scrolls the page, except in the series that has reached the limit', async () => {
    const { page, map } = visit();
    const scrolled = () => page.evaluate(() => scrollY);
    for (const [limit, delta] of [
      [3, -200],
      [0.8, 200],
    ] as const) {
      await map.home();
      await hold(map, 0.5, 0.5);
      const held = await scrolled();
      await turnSeries(16, delta);
      await map.settle();
      expect(await map.scale()).toBeCloseTo(limit, 5);
      expect(ground(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
      expect(await scrolled()).toBe(held);
      // A new series of wheel events begins after a pause.
      await expect(async () => {
        await map.turn(1, delta);
        expect(await scrolled()).not.toBe(held);
      }).toPass();
      expect(await map.scale()).toBeCloseTo(limit, 5);
    }
  });
});
