import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { visitMap, type Frame } from '@/tests/e2e/map/mapPage';
import { distanceOf, emptyMarginOf, placesOfMap } from '@/tests/e2e/map/picture';

it.use({ viewport: { width: 1280, height: 800 } });

/** A place with map on all sides. */
const PLACE = 'khaybar';

const mapPage = visitMap((map) => map.open());

it.beforeEach(async () => {
  await mapPage().page.emulateMedia({ reducedMotion: 'reduce' });
  await mapPage().map.resetView(4);
});

const countViews = (frames: readonly Frame[]): number =>
  new Set(frames.map(({ x, y, scale }) => `${x} ${y} ${scale}`)).size;

/** Flicks the map to the left: 25 pixels every 16 ms, by the events' timestamps. */
async function flickMap() {
  const { page, map } = mapPage();
  const viewportBefore = await map.stagePoint(0.6, 0.5);
  const session = await page.context().newCDPSession(page);
  const start = Date.now() / 1000;
  const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', step: number) =>
    session.send('Input.dispatchMouseEvent', {
      type,
      x: viewportBefore.x - step * 25,
      y: viewportBefore.y,
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
async function dragPlaceNearEdge() {
  const { page, map } = mapPage();
  const [spot, stage] = [await map.centreOf(PLACE), await map.box()];
  const top = Math.max(0, stage.y) + 40;
  await map.dragAndRelease(await map.stagePoint(0.5, 0.5), {
    x: stage.x + stage.width * 0.45 - spot.x,
    y: top - spot.y,
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Runs a gesture on the map, and returns the frames that follow. */
async function framesAfterGesture(gesture: () => Promise<void>) {
  const { page, map } = mapPage();
  const stopRecording = await map.recordFrames();
  await page.evaluate(() => {
    for (const type of ['pointerdown', 'wheel'])
      addEventListener(type, () => (document.body.dataset.taken = String(performance.now())));
  });
  await gesture();
  await map.waitUntilStill();
  const gestureTime = Number(await page.locator('body').getAttribute('data-taken'));
  // A frame requested before the gesture may still follow, and is read in the next.
  return (await stopRecording()).filter(({ at }) => at > gestureTime).slice(3);
}

it.describe('a glide', () => {
  it('continues a quick release, and shows no empty ground', async () => {
    const { page, map } = mapPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const [viewportBefore, stage] = [await map.viewport(), await map.box()];
    const stopRecording = await map.recordFrames();
    await flickMap();
    await map.waitUntilStill();
    await expect
      .poll(async () => (await map.viewport()).x)
      .toBeLessThan(viewportBefore.x - 200 - 100);
    const frames = await stopRecording();
    expect(countViews(frames)).toBeGreaterThan(8);
    for (const frame of frames) expect(emptyMarginOf(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('stops when the mouse is pressed again', async () => {
    const { page, map } = mapPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const viewportBefore = await map.viewport();
    const pointer = await map.stagePoint(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await flickMap();
    await expect
      .poll(async () => (await map.viewport()).x)
      .toBeLessThan(viewportBefore.x - 200);
    const framesAfter = await framesAfterGesture(() => page.mouse.down());
    expect(new Set(framesAfter.map(({ x }) => x)).size).toBe(1);
    await page.mouse.up();
  });

  it('does not follow a pause before the release, nor a release under reduced motion', async () => {
    const { page, map } = mapPage();
    const viewportBefore = await map.viewport();
    await flickMap();
    await map.waitUntilStill();
    expect((await map.viewport()).x).toBeCloseTo(viewportBefore.x - 200, 1);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await map.drag(await map.stagePoint(0.6, 0.5), { x: 150, y: 0 });
    // A pause of 100 ms without a move ends the glide.
    await map.waitUntilStill();
    await page.mouse.up();
    const viewportAtRelease = await map.viewport();
    await map.waitUntilStill();
    expect(await map.viewport()).toEqual(viewportAtRelease);
  });

  it('shows no empty ground in any frame after drags to the edges', async () => {
    const { page, map } = mapPage();
    await map.resetView(2);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const stage = await map.box();
    const stopRecording = await map.recordFrames();
    for (const offset of [
      { x: 900, y: 500 },
      { x: -900, y: -500 },
      { x: 500, y: 500 },
    ]) {
      const viewportBefore = await map.stagePoint(
        offset.x > 0 ? 0.15 : 0.85,
        offset.y > 0 ? 0.15 : 0.85,
      );
      await map.dragAndRelease(viewportBefore, offset, 6);
    }
    const frames = await stopRecording();
    expect(frames.length).toBeGreaterThan(30);
    for (const frame of frames) expect(emptyMarginOf(frame, stage)).toBeLessThanOrEqual(0.5);
  });
});

it.describe('a flight to a place', () => {
  it('shows many views and no empty ground, and ends in the middle of the area beside the panel', async () => {
    const { map } = mapPage();
    await dragPlaceNearEdge();
    const stopRecording = await map.recordFrames();
    await map.marker(PLACE).click();
    await map.expectOpen(PLACE);
    const placePoint = placesOfMap().find(({ id }) => id === PLACE) ?? { x: 0, y: 0 };
    const [stage, panel] = [await map.box(), await map.panel.boundingBox()];
    const rightEdge = panel ? Math.min(stage.x + stage.width, panel.x) : stage.x + stage.width;
    const middle = { x: (rightEdge - stage.x) / 2, y: stage.height / 2 };
    await expect
      .poll(async () => distanceOf(await map.viewport(), placePoint, middle))
      .toBeLessThanOrEqual(2);
    const frames = await stopRecording();
    expect(countViews(frames)).toBeGreaterThan(8);
    for (const frame of frames) expect(emptyMarginOf(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('is immediate with reduced motion', async () => {
    const { page, map } = mapPage();
    await dragPlaceNearEdge();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const stopRecording = await map.recordFrames();
    await map.marker(PLACE).click();
    await map.expectOpen(PLACE);
    await map.waitUntilStill();
    expect(countViews(await stopRecording())).toBe(2);
  });

  for (const [name, gesture] of [
    ['presses the mouse', (page: Page) => page.mouse.down()],
    ['turns the wheel', (page: Page) => page.mouse.wheel(0, -100)],
  ] as const)
    it(`stops for good as soon as a visitor ${name}`, async () => {
      const { page, map } = mapPage();
      await dragPlaceNearEdge();
      const viewportBefore = await map.viewport();
      await map.marker(PLACE).click();
      await expect.poll(async () => (await map.viewport()).y).not.toBe(viewportBefore.y);
      const framesAfter = await framesAfterGesture(() => gesture(page));
      expect(framesAfter.length).toBeGreaterThan(5);
      expect(countViews(framesAfter)).toBe(1);
      await page.mouse.up();
    });
});
