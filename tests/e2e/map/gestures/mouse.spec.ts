import { expect, it } from '@/tests/e2e/it';
import { visitMap } from '@/tests/e2e/map/mapPage';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it.describe('the map under the mouse', () => {
  const mapPage = visitMap((map) => map.open());
  it.beforeEach(() => mapPage().map.resetView());

  it('follows a drag exactly at every scale, without dragging an image or selecting text', async () => {
    const { page, map } = mapPage();
    await page.evaluate(() => {
      document.addEventListener('dragstart', () => (document.body.dataset.dragged = 'yes'));
    });
    for (const presses of [2, 6]) {
      await map.resetView(presses);
      const viewportBefore = await map.viewport();
      const from = await map.stagePoint(0.55, 0.55);
      for (const offset of [
        { x: -61, y: 33 },
        { x: -20, y: -40 },
      ]) {
        await map.dragAndRelease(from, offset, 7);
      }
      await map.waitUntilStill();
      const viewportAfter = await map.viewport();
      expect(Math.abs(viewportAfter.x - viewportBefore.x + 81)).toBeLessThanOrEqual(0.5);
      expect(Math.abs(viewportAfter.y - viewportBefore.y + 7)).toBeLessThanOrEqual(0.5);
      expect(viewportAfter.scale).toBe(viewportBefore.scale);
    }
    await expect(page.locator('body')).not.toHaveAttribute('data-dragged');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await expect(map.surface).toHaveCSS('user-select', 'none');
    await expect(page.locator('h1')).not.toHaveCSS('user-select', 'none');
  });

  it('stays still under the right and the middle button, and allows the context menu', async () => {
    const { page, map } = mapPage();
    await page.evaluate(() =>
      addEventListener('contextmenu', ({ defaultPrevented }) => {
        document.body.dataset.menu = defaultPrevented ? 'refused' : 'open';
      }),
    );
    const viewportBefore = await map.viewport();
    const from = await map.stagePoint(0.5, 0.5);
    for (const button of ['right', 'middle'] as const) {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down({ button });
      await page.mouse.move(from.x + 60, from.y + 30, { steps: 4 });
      await page.mouse.up({ button });
    }
    // Two double clicks in a row move nothing either.
    for (const jitter of [0, 3, 1])
      await page.mouse.dblclick(from.x + 90 + jitter, from.y + 90);
    await map.waitUntilStill();
    expect(await map.viewport()).toEqual(viewportBefore);
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'open');
  });

  it('is dragged by a pen, which opens a place as the mouse does', async () => {
    const { page, map } = mapPage();
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
    const [viewportBefore, from] = [await map.viewport(), await map.stagePoint(0.5, 0.5)];
    await send('mousePressed', from);
    for (const step of [3, 20, 50]) await send('mouseMoved', { x: from.x - step, y: from.y });
    await send('mouseReleased', { x: from.x - 50, y: from.y });
    await map.waitUntilStill();
    expect((await map.viewport()).x - viewportBefore.x).toBeCloseTo(-50, 1);
    const markerPoint = await map.centreOf('medine');
    await send('mousePressed', markerPoint);
    await send('mouseMoved', { x: markerPoint.x + 4, y: markerPoint.y });
    await send('mouseReleased', { x: markerPoint.x + 4, y: markerPoint.y });
    await map.expectOpen('medine');
  });

  it('opens a place for a press that moves by 4 pixels at most, not for one that returns from farther', async () => {
    const { page, map } = mapPage();
    await page.evaluate(() =>
      addEventListener('gotpointercapture', () => (document.body.dataset.captured = 'yes'), {
        capture: true,
      }),
    );
    const press = async (distance: number, distanceBack: number) => {
      const viewportBefore = await map.viewport();
      const markerPoint = await map.centreOf('medine');
      await map.drag(markerPoint, { x: distance, y: 0 }, 2);
      await page.mouse.move(markerPoint.x + distance - distanceBack, markerPoint.y, {
        steps: 3,
      });
      await page.mouse.up();
      await map.waitUntilStill();
      return (await map.viewport()).x - viewportBefore.x;
    };
    await press(6, 0);
    await map.expectNothingOpen();
    expect(await press(40, 0)).toBeCloseTo(40, 0);
    await map.expectNothingOpen();
    await press(25, 25);
    await map.expectNothingOpen();
    await press(4, 0);
    await map.expectOpen('medine');
    await map.resetView();
    await map.marker('medine').click();
    await map.expectOpen('medine');
    await expect(page.locator('body')).not.toHaveAttribute('data-captured');
  });

  for (const releaseCase of [
    'out of the window',
    'without an event',
    'as the window loses the focus',
  ] as const)
    it(`ends its drag when the mouse is released ${releaseCase}`, async () => {
      const { page, map } = mapPage();
      const from = await map.stagePoint(0.5, 0.5);
      await map.drag(from, { x: 80, y: 20 });
      if (releaseCase === 'out of the window') {
        await page.mouse.move(-40, 10);
        await page.mouse.up();
      } else if (releaseCase === 'as the window loses the focus') {
        await page.evaluate(() => {
          const frame = document.createElement('iframe');
          addEventListener('blur', () => (document.body.dataset.blurred = 'yes'));
          document.body.append(frame);
          frame.focus();
        });
        await expect(page.locator('body')).toHaveAttribute('data-blurred', 'yes');
      }
      await map.waitUntilStill();
      const viewportBefore = await map.viewport();
      const session = await page.context().newCDPSession(page);
      for (const step of [10, 40, 90])
        await session.send('Input.dispatchMouseEvent', {
          type: 'mouseMoved',
          x: from.x - step,
          y: from.y - step,
          // After a mere loss of focus, the browser still reports the button as pressed.
          ...(releaseCase === 'as the window loses the focus'
            ? { button: 'left', buttons: 1 }
            : { button: 'none', buttons: 0 }),
        });
      await map.waitUntilStill();
      expect(await map.viewport()).toEqual(viewportBefore);
      await page.mouse.up();
    });
});
