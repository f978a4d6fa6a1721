import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { visitMap, type Frame } from '@/tests/e2e/map/mapPage';
import { drift, ground, placesOfMap } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 } });

/** A place with map on all sides. */
const PLACE = 'khaybar';

const visit = visitMap((map) => map.open());

it.beforeEach(async () => {
  await visit().page.emulateMedia({ reducedMotion: 'reduce' });
  await visit().map.home(4);
});

const views = (frames: readonly Frame[]): number =>
  new Set(frames.map(({ x, y, scale }) => `${x} ${y} ${scale}`)).size;

/** Flicks the map to the left: 25 pixels every 16 ms, by the events' timestamps. */
async function flickMap() {
  const { page, map } = visit();
  const from = await map.point(0.6, 0.5);
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: from.x - step * 25,
      y: from.y,
      button: 'left',
      buttons: type === 'mouseReleased' ? 0 : 1,
      clickCount: 1,
      timestamp: start + step * 0.016,
    });
  await send('mousePressed', 0);
  for (let step = 1; step <= 8; step += 1) await send('mouseMoved', step);
  await send('mouseReleased', 8);
}

/** Drags a place so near the upper edge that its opening needs a flight. */
async function bringNearEdge() {
  const { page, map } = visit();
  const [spot, stage] = [await map.spotOf(PLACE), await map.box()];
  const top = Math.max(0, stage.y) + 40;
  await map.pull(await map.point(0.5, 0.5), {
    x: stage.x + stage.width * 0.45 - spot.x,
    y: top - spot.y,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Takes the map by a gesture; returns the frames after it. */
async function fromTakenOn(take: () => Promise<void>) {
  const { page, map } = visit();
  const end = await map.record();
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'wheel'])
      addEventListener(type, () => (document.body.dataset.taken = String(performance.now())));
  });
  await take();
  await map.settle();
  const taken = Number(await page.locator('body').getAttribute('data-taken'));
  // A frame requested before the gesture may still follow, and is read in the next.
  return (await end()).filter(({ at }) => at > taken).slice(3);
}

it.describe('a glide', () => {
  it('continues a quick release, and shows no empty ground', async () => {
    const { page, map } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [before, stage] = [await map.viewport(), await map.box()];
    const end = await map.record();
    await flickMap();
    await map.settle();
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(before.x - 200 - 100);
    const frames = await end();
    expect(views(frames)).toBeGreaterThan(8);
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('stops under a new press', async () => {
    const { page, map } = visit();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const before = await map.viewport();
    const rest = await map.point(0.5, 0.5);
    await page.mouse.move(rest.x, rest.y);
    await flickMap();
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(before.x - 200);
    const after = await fromTakenOn(() => page.mouse.down());
    expect(new Set(after.map(({ x }) => x)).size).toBe(1);
    await page.mouse.up();
  });

  it('does not follow a rest before the release, nor reduced motion', async () => {
    const { page, map } = visit();
    const before = await map.viewport();
    await flickMap();
    await map.settle();
    expect((await map.viewport()).x).toBeCloseTo(before.x - 200, 1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await map.drag(await map.point(0.6, 0.5), { x: 150, y: 0 });
    // A pause of 100 ms without a move ends the glide.
    await map.settle();
    await page.mouse.up();
    const released = await map.viewport();
    await map.settle();
    expect(await map.viewport()).toEqual(released);
  });

  it('and drags to every edge show no empty ground in any frame', async () => {
    const { page, map } = visit();
    await map.home(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const stage = await map.box();
    const end = await map.record();
    for (const by of [
      { x: 900, y: 500 },
      { x: -900, y: -500 },
      { x: 500, y: 500 },
    ]) {
      const from = await map.point(by.x > 0 ? 0.15 : 0.85, by.y > 0 ? 0.15 : 0.85);
      await map.pull(from, by, 6);
    }
    const frames = await end();
    expect(frames.length).toBeGreaterThan(30);
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });
});

it.describe('a flight to a place', () => {
  it('passes many views and no empty ground, and ends in the middle of what the panel leaves free', async () => {
    const { map } = visit();
    await bringNearEdge();
    const end = await map.record();
    await map.marker(PLACE).click();
    await map.isOpen(PLACE);
    const placed = placesOfMap().find(({ id }) => id === PLACE) ?? { x: 0, y: 0 };
    const [stage, panel] = [await map.box(), await map.panel.boundingBox()];
    const right = panel ? Math.min(stage.x + stage.width, panel.x) : stage.x + stage.width;
    const middle = { x: (right - stage.x) / 2, y: stage.height / 2 };
    await expect
      .poll(async () => drift(await map.viewport(), placed, middle))
      .toBeLessThanOrEqual(2);
    const frames = await end();
    expect(views(frames)).toBeGreaterThan(8);
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('is immediate with reduced motion', async () => {
    const { page, map } = visit();
    await bringNearEdge();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const end = await map.record();
    await map.marker(PLACE).click();
    await map.isOpen(PLACE);
    await map.settle();
    expect(views(await end())).toBe(2);
  });

  for (const [name, take] of [
    ['presses the mouse', (page: Page) => page.mouse.down()],
    ['turns the wheel', (page: Page) => page.mouse.wheel(0, -100)],
  ] as const)
    it(`stops as soon as a visitor ${name}, and does not go back`, async () => {
      const { page, map } = visit();
      await bringNearEdge();
      const from = await map.viewport();
      await map.marker(PLACE).click();
      await expect.poll(async () => (await map.viewport()).y).not.toBe(from.y);
      const after = await fromTakenOn(() => take(page));
      expect(after.length).toBeGreaterThan(5);
      expect(views(after)).toBe(1);
      await page.mouse.up();
    });
});
