import { expect, it } from '@/tests/e2e/it';
import { drift, ground, mapOn, type MapOnPage } from '@/tests/e2e/map/mapPage';
import { onePage } from '@/tests/e2e/onePage';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('The map under the mouse', () => {
  const visit = onePage((page) => mapOn(page).open());
  it.beforeEach(() => mapOn(visit()).home());

  it('follows a drag exactly at every scale, and takes along no picture and no selection', async () => {
    const page = visit();
    const map = mapOn(page);
    await page.evaluate(() => {
      document.addEventListener('dragstart', () => (document.body.dataset.dragged = 'yes'));
    });
    for (const presses of [2, 6]) {
      await map.home(presses);
      const before = await map.viewport();
      const from = await map.point(0.55, 0.55);
      for (const by of [
        { x: -61, y: 33 },
        { x: -20, y: -40 },
      ]) {
        await map.drag(from, by, 7);
        await page.mouse.up();
      }
      await map.settle();
      const after = await map.viewport();
      expect(Math.abs(after.x - before.x + 81)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(after.y - before.y + 7)).toBeLessThanOrEqual(0.5);
      expect(after.scale).toBe(before.scale);
    }
    await expect(page.locator('body')).not.toHaveAttribute('data-dragged');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await expect(map.surface).toHaveCSS('user-select', 'none');
    await expect(page.locator('h1')).not.toHaveCSS('user-select', 'none');
  });

  it('moves neither for the right nor the middle button, and leaves the menu', async () => {
    const page = visit();
    const map = mapOn(page);
    await page.evaluate(() =>
      addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.body.dataset.menu = defaultPrevented ? 'refused' : 'open';
      }),
    );
    const before = await map.viewport();
    const from = await map.point(0.5, 0.5);
    for (const button of ['right', 'middle'] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down({ button });
      await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
      await page.mouse.up({ button });
    }
    // Nor for double clicks that follow each other.
    for (const away of [0, 3, 1]) await page.mouse.dblclick(from.x + 90 + away, from.y + 90);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'open');
  });

  it('a pen drags it and opens a place as the mouse does', async () => {
    const page = visit();
    const map = mapOn(page);
    const session = await page.context().newCDPSession(page);
    const send = (
      type: 'mousePressed' | 'mouseMoved' | 'mouseReleased',
      { x, y }: { readonly x: number; readonly y: number },
    ) =>
      session.send('Input.dispatchMouseEvent', {
        type,
        x,
        y,
        pointerType: 'pen',
        button: 'left',
        buttons: type === 'mouseReleased' ? 0 : 1,
        clickCount: 1,
      });
    const [before, from] = [await map.viewport(), await map.point(0.5, 0.5)];
    await send('mousePressed', from);
    for (const step of [3, 20, 50]) await send('mouseMoved', { x: from.x - step, y: from.y });
    await send('mouseReleased', { x: from.x - 50, y: from.y });
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeCloseTo(-50, 1);
    const spot = await map.spotOf('medine');
    await send('mousePressed', spot);
    await send('mouseMoved', { x: spot.x + 4, y: spot.y });
    await send('mouseReleased', { x: spot.x + 4, y: spot.y });
    await map.isOpen('medine');
  });

  it('a press opens a place up to 4 pixels from where it began, none from 6, nor from a way that came back', async () => {
    const page = visit();
    const map = mapOn(page);
    await page.evaluate(() =>
      addEventListener('gotpointercapture', () => (document.body.dataset.captured = 'yes'), {
        capture: true,
      }),
    );
    const press = async (strays: number, back: number) => {
      const before = await map.viewport();
      const spot = await map.spotOf('medine');
      await map.drag(spot, { x: strays, y: 0 }, 2);
      await page.mouse.move(spot.x + strays - back, spot.y, { steps: 3 });
      await page.mouse.up();
      await map.settle();
      return (await map.viewport()).x - before.x;
    };
    await press(6, 0);
    await map.nothingIsOpen();
    expect(await press(40, 0)).toBeCloseTo(40, 0);
    await map.nothingIsOpen();
    await press(25, 25);
    await map.nothingIsOpen();
    await press(4, 0);
    await map.isOpen('medine');
    await map.home();
    await map.marker('medine').click();
    await map.isOpen('medine');
    await expect(page.locator('body')).not.toHaveAttribute('data-captured');
  });

  for (const how of ['out of the window', 'unheard', 'as the window loses the focus'] as const)
    it(`does not stick to a mouse that lets go ${how}`, async () => {
      const page = visit();
      const map = mapOn(page);
      const from = await map.point(0.5, 0.5);
      await map.drag(from, { x: 80, y: 20 });
      if (how === 'out of the window') {
        await page.mouse.move(-40, 10);
        await page.mouse.up();
      } else if (how === 'as the window loses the focus') {
        await page.evaluate(() => {
          const frame = document.createElement('iframe');
          addEventListener('blur', () => (document.body.dataset.blurred = 'yes'));
          document.body.append(frame);
          frame.focus();
        });
        await expect(page.locator('body')).toHaveAttribute('data-blurred', 'yes');
      }
      await map.settle();
      const before = await map.viewport();
      const session = await page.context().newCDPSession(page);
      for (const step of [10, 40, 90])
        await session.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved',
          x: from.x - step,
          y: from.y - step,
          // The browser still holds the button down where nothing but the focus has gone.
          ...(how === 'as the window loses the focus'
            ? { button: 'left', buttons: 1 }
            : { button: 'none', buttons: 0 }),
        });
      await map.settle();
      expect(await map.viewport()).toEqual(before);
      await page.mouse.up();
    });
});

it.describe('The map under the wheel', () => {
  const visit = onePage((page) => mapOn(page).open());
  it.beforeEach(() => mapOn(visit()).home());

  /** Puts the pointer on the map; tells the image point under it, and where on the stage it is. */
  async function hold(map: MapOnPage, right: number, down: number) {
    const pointer = await map.point(right, down);
    await visit().mouse.move(pointer.x, pointer.y);
    return [await map.under(pointer), await map.inStage(pointer)] as const;
  }

  it('keeps the point under the pointer in every frame, 10 % a turn, and comes back by as many', async () => {
    const map = mapOn(visit());
    const [held, anchor] = await hold(map, 0.3, 0.35);
    const before = await map.viewport();
    const end = await map.record();
    await map.turn(6, -50);
    await expect
      .poll(async () => (await map.viewport()).scale / before.scale)
      .toBeCloseTo(1.1 ** 3, 3);
    for (const frame of await end()) expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    await map.turn(6, 50);
    await map.settle();
    const after = await map.viewport();
    expect(after.scale / before.scale).toBeCloseTo(1, 3);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  });

  it('zooms as much by a burst as by single turns, the map and not the page, Control held or not, and not sideways', async () => {
    const page = visit();
    const map = mapOn(page);
    const pageState = () =>
      page.evaluate(() => [scrollY, visualViewport?.scale, innerWidth, devicePixelRatio]);
    const [{ scale }, before] = [await map.viewport(), await pageState()];
    await hold(map, 0.5, 0.5);
    await page.mouse.wheel(-120, 0);
    await page.mouse.wheel(200, 20);
    await map.settle();
    expect((await map.viewport()).scale).toBe(scale);
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
    await expect
      .poll(async () => (await map.viewport()).scale / scale)
      .toBeCloseTo(1.1 ** 5, 2);
    expect(await pageState()).toEqual(before);
  });

  it('stays between 0.8 and 3, where a turn scrolls the page, but not one that has come there by turning', async () => {
    const page = visit();
    const map = mapOn(page);
    const scrolled = () => page.evaluate(() => scrollY);
    for (const [limit, delta] of [
      [3, -200],
      [0.8, 200],
    ] as const) {
      await map.home();
      await hold(map, 0.5, 0.5);
      const held = await scrolled();
      await map.turn(16, delta);
      await map.settle();
      expect((await map.viewport()).scale).toBeCloseTo(limit, 5);
      expect(ground(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
      expect(await scrolled()).toBe(held);
      // Another gesture begins once the last is over.
      await expect(async () => {
        await map.turn(1, delta);
        expect(await scrolled()).not.toBe(held);
      }).toPass();
      expect((await map.viewport()).scale).toBeCloseTo(limit, 5);
    }
  });
});
