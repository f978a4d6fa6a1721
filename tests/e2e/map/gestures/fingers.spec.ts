import type { Point } from '@/lib/map/camera/viewport';
import { fingersOn, pair } from '@/tests/e2e/fingers';
import { expect, it } from '@/tests/e2e/it';
import { drift, ground, mapOn } from '@/tests/e2e/map/mapPage';
import { onePage } from '@/tests/e2e/onePage';

it.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 3,
  reducedMotion: 'reduce',
});

/** A view in which Khaybar and Badr are near the middle of a phone. */
const AROUND_MEDINA = '34,54,1.3';

it.describe('One finger on the map', () => {
  const visit = onePage((page) => mapOn(page).open());
  it.beforeEach(() => mapOn(visit()).home());

  it('drags it exactly, and leaves the page outside of it to be enlarged', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const from = await map.point(0.5, 0.5);
    const before = await map.viewport();
    await fingers.down(from);
    for (let step = 1; step <= 12; step += 1)
      await fingers.move({ x: from.x - step * 6, y: from.y + step * 5 });
    await fingers.up();
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.x - before.x + 72)).toBeLessThanOrEqual(0.5);
    expect(Math.abs(after.y - before.y - 60)).toBeLessThanOrEqual(0.5);
    await expect(map.surface).toHaveCSS('touch-action', 'none');
    await expect(page.locator('body')).toHaveCSS('touch-action', 'auto');
    expect(await page.locator('meta[name="viewport"]').getAttribute('content')).not.toMatch(
      /user-scalable|maximum-scale/,
    );
  });

  it('doubles the zoom by two taps, but not by taps that are far apart or slow', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const point = await map.point(0.6, 0.42);
    const before = await map.viewport();
    const pause = () => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 340)));
    await fingers.tap(point);
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await pause();
    await fingers.tap(point);
    await pause();
    await fingers.tap({ x: point.x, y: point.y + 34 });
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await pause();
    const [held, anchor] = [await map.under(point), await map.inStage(point)];
    await fingers.tap(point);
    await fingers.tap(point);
    await expect.poll(async () => (await map.viewport()).scale).toBeCloseTo(2.5, 3);
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
  });

  it('glides when thrown, unless the system takes the finger away', async () => {
    const page = visit();
    const map = mapOn(page);
    await map.home(6);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const fingers = await fingersOn(page);
    const from = await map.point(0.7, 0.4);
    const { x } = await map.viewport();
    await fingers.throwAside(from, -150);
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(x - 150 - 40);
    await map.settle();
    const before = await map.viewport();
    await fingers.down(from);
    for (let step = 1; step <= 6; step += 1)
      await fingers.move({ x: from.x + step * 15, y: from.y });
    await fingers.cancel();
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeLessThanOrEqual(90 + 15);
    await map.nothingIsOpen();
    await page.emulateMedia({ reducedMotion: 'reduce' });
  });

  it('uses the arrows that it sees, and does not meet those that it does not see', async () => {
    const page = visit();
    const map = mapOn(page);
    const west = page.getByRole('button', { name: 'Vers l’ouest' });
    await page.reload();
    await map.ready();
    await map.settle();
    const box = await west.boundingBox();
    if (!box) throw new Error('The arrow is expected.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await map.viewport();
    await page.touchscreen.tap(x, y);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await page.getByRole('button', { name: 'Agrandir' }).tap();
    await map.settle();
    const nearer = await map.viewport();
    await page.touchscreen.tap(x, y);
    await expect.poll(async () => (await map.viewport()).x).toBeGreaterThan(nearer.x);
  });
});

it.describe('Fingers on the places of the map', () => {
  const visit = onePage((page) => mapOn(page).open(AROUND_MEDINA));

  it('open a place up to 8 pixels from where they came down, none from 12; two of them open none, and two taps open it once', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const press = async (strays: number) => {
      const spot = await map.spotOf('khaybar');
      await fingers.down(spot);
      for (const share of [0.5, 1])
        await fingers.move({ x: spot.x + strays * share, y: spot.y });
      await fingers.up();
      await map.settle();
    };
    const [khaybar, badr] = [await map.spotOf('khaybar'), await map.spotOf('badr')];
    for (const second of [badr, { x: khaybar.x - 60, y: khaybar.y - 80 }]) {
      const { scale } = await map.viewport();
      const away = (share: number): readonly [Point, Point] => [
        {
          x: khaybar.x - (second.x - khaybar.x) * share,
          y: khaybar.y - (second.y - khaybar.y) * share,
        },
        {
          x: second.x + (second.x - khaybar.x) * share,
          y: second.y + (second.y - khaybar.y) * share,
        },
      ];
      await fingers.down(khaybar, second);
      for (const share of [0.1, 0.2, 0.25]) await fingers.move(...away(share));
      await expect.poll(async () => (await map.viewport()).scale).toBeCloseTo(scale * 1.5, 1);
      for (const share of [0.2, 0.1, 0]) await fingers.move(...away(share));
      await fingers.up();
      await map.settle();
      await map.nothingIsOpen();
    }
    await press(12);
    await map.nothingIsOpen();
    const entries = await map.historyLength();
    const spot = await map.spotOf('khaybar');
    await fingers.tap(spot);
    await fingers.tap(spot);
    await map.isOpen('khaybar');
    await map.settle();
    expect(await map.historyLength()).toBe(entries + 1);
    expect((await map.viewport()).scale).toBeLessThan(2);
    await page.goBack();
    await map.nothingIsOpen();
    await map.settle();
    await press(8);
    await map.isOpen('khaybar');
  });
});

it.describe('Two fingers on the map', () => {
  const visit = onePage((page) => mapOn(page).open());
  it.beforeEach(() => mapOn(visit()).home());

  it('enlarge it as much as they part, around what they hold, up to 3, the names drawn back meanwhile', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await map.inStage(middle)];
    const { scale } = await map.viewport();
    const name = map.surface.locator('[data-role="name"]').first();
    const end = await map.record();
    await fingers.down(...pair(middle, 50));
    for (let half = 55; half <= 90; half += 5) await fingers.move(...pair(middle, half));
    await expect.poll(async () => (await map.viewport()).scale / scale).toBeCloseTo(90 / 50, 2);
    await expect(map.surface).toHaveAttribute('data-pinching', 'true');
    for (const part of [name, map.layer]) {
      await expect(part).toHaveCSS('transition-duration', '0.08s');
      await expect(part).toHaveCSS('transition-property', 'opacity');
    }
    for (let half = 110; half <= 170; half += 20) await fingers.move(...pair(middle, half));
    await fingers.up();
    await expect.poll(async () => (await map.viewport()).scale).toBeCloseTo(3, 5);
    await expect(map.surface).not.toHaveAttribute('data-pinching');
    await expect(name).toHaveCSS('transition-duration', '0s');
    for (const frame of await end()) {
      expect(frame.scale).toBeLessThanOrEqual(3);
      expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    }
  });

  it('take along what they hold, turn without turning it, and never show the ground', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const start = await map.point(0.5, 0.5);
    const stage = await map.box();
    const held = await map.under(start);
    const end = await map.record();
    await fingers.down(...pair(start, 50));
    let middle = start;
    for (let step = 1; step <= 8; step += 1) {
      middle = { x: start.x + step * 6, y: start.y - step * 8 };
      await fingers.move(...pair(middle, 50 + step * 3));
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
    // Closing, and on their way to the edge of the image.
    for (let step = 1; step <= 8; step += 1)
      await fingers.move(
        { x: middle.x - x * (1 - step / 12), y: middle.y - y + step * 30 },
        { x: middle.x + x * (1 - step / 12), y: middle.y + y + step * 30 },
      );
    await fingers.up();
    await map.settle();
    for (const frame of await end()) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  it('put down one after the other are two, and a third counts for nothing', async () => {
    const page = visit();
    const map = mapOn(page);
    const fingers = await fingersOn(page);
    const middle = await map.point(0.5, 0.5);
    const [held, anchor] = [await map.under(middle), await map.inStage(middle)];
    const { scale } = await map.viewport();
    const [first, second] = pair(middle, 50);
    const third = { x: middle.x + 20, y: middle.y + 200 };
    await fingers.down(first);
    await fingers.down(first, second);
    await fingers.move(...pair(middle, 60));
    await fingers.down(...pair(middle, 60), third);
    for (let half = 64; half <= 80; half += 4)
      await fingers.move(...pair(middle, half), { x: third.x, y: third.y - half });
    await expect.poll(async () => (await map.viewport()).scale / scale).toBeCloseTo(1.6, 1);
    expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
    await fingers.up();
  });

  for (const lifted of [0, 1] as const)
    it(`of which the ${lifted === 0 ? 'first' : 'second'} is lifted and put down again do not make it jump`, async () => {
      const page = visit();
      const map = mapOn(page);
      const fingers = await fingersOn(page);
      const middle = await map.point(0.5, 0.5);
      const ends = pair(middle, 60);
      const staying = lifted === 0 ? 1 : 0;
      await fingers.down(...pair(middle, 50));
      for (const half of [52, 56, 60]) await fingers.move(...pair(middle, half));
      await map.settle();
      const still = async (change: () => Promise<unknown>) => {
        const before = await map.viewport();
        await change();
        await map.settle();
        const after = await map.viewport();
        expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(2);
        expect(after.scale).toBeCloseTo(before.scale, 3);
      };
      await still(() => fingers.one('touchEnd', lifted, ends[lifted]));
      const before = await map.viewport();
      const to = { x: ends[staying].x, y: ends[staying].y + 40 };
      for (const away of [10, 20, 30, 40])
        await fingers.one('touchMove', staying, { x: to.x, y: to.y - 40 + away });
      await expect.poll(async () => (await map.viewport()).y - before.y).toBeCloseTo(40, 0);
      await still(() => fingers.one('touchStart', lifted, ends[lifted]));
      const held = await map.under({ x: middle.x, y: middle.y + 20 });
      await fingers.one('touchMove', lifted, { x: ends[lifted].x, y: ends[lifted].y + 60 });
      const anchor = await map.inStage({ x: middle.x, y: middle.y + 50 });
      await expect
        .poll(async () => drift(await map.viewport(), held, anchor))
        .toBeLessThanOrEqual(1);
      await fingers.up();
    });
});
