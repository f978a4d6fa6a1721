import { expect, it } from '@/tests/e2e/it';
import { visitMap } from '@/tests/e2e/map/mapPage';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map under the mouse', () => {
  const visit = visitMap((map) => map.open());
  it.beforeEach(() => visit().map.home());

  it('follows a drag exactly at every scale, and drags no picture and no selection', async () => {
    const { page, map } = visit();
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
        await map.pull(from, by, 7);
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
    const { page, map } = visit();
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
    // Nor do two double clicks in a row.
    for (const away of [0, 3, 1]) await page.mouse.dblclick(from.x + 90 + away, from.y + 90);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'open');
  });

  it('a pen drags it and opens a place as the mouse does', async () => {
    const { page, map } = visit();
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

  it('a press opens a place up to 4 pixels from where it began, none from 6, nor after a return from farther', async () => {
    const { page, map } = visit();
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
    it(`does not stick to a mouse that is released ${how}`, async () => {
      const { page, map } = visit();
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
          // When only the focus has left, the browser still reports the button as pressed.
          ...(how === 'as the window loses the focus'
            ? { button: 'left', buttons: 1 }
            : { button: 'none', buttons: 0 }),
        });
      await map.settle();
      expect(await map.viewport()).toEqual(before);
      await page.mouse.up();
    });
});
