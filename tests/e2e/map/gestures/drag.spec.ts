import { expect, test } from '@playwright/test';
import type { Point } from '@/lib/map/camera/viewport';
import { drag, inStage, isOpen, letGoAtRest, spotOf, turn } from '@/tests/e2e/map/mapHand';
import { drift, ground, IMAGE, mapOn, waitInPage } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Le glissement', () => {
  for (const ratio of [1, 2, 3])
    test.describe(`avec ${ratio} pixels d’écran par pixel`, () => {
      test.use({ deviceScaleFactor: ratio });

      test('suit la souris exactement, à toutes les échelles', async ({ page }) => {
        const map = mapOn(page);
        for (const scale of [1.1, 1.6, 3]) {
          await map.open(`50,50,${scale}`);
          const before = await map.viewport();
          const from = await map.point(0.55, 0.55);
          for (const by of [
            { x: -61, y: 33 },
            { x: -20, y: -40 },
          ]) {
            await page.mouse.move(from.x, from.y);
            await page.mouse.down();
            await page.mouse.move(from.x + by.x, from.y + by.y, { steps: 7 });
            await letGoAtRest(page);
          }
          await map.settle();
          const after = await map.viewport();
          expect(Math.abs(after.x - before.x + 81)).toBeLessThanOrEqual(0.5);
          expect(Math.abs(after.y - before.y + 7)).toBeLessThanOrEqual(0.5);
          expect(after.scale).toBe(before.scale);
        }
      });

      test('n’empêche pas la molette de garder son point', async ({ page }) => {
        const map = mapOn(page);
        await map.open();
        const pointer = await map.point(0.42, 0.61);
        const [held, anchor] = [await map.under(pointer), await inStage(map, pointer)];
        await page.mouse.move(pointer.x, pointer.y);
        await turn(page, 6, -60);
        await map.settle();
        expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
      });
    });

  test('ne découvre jamais le fond, à aucune image, élan compris', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.4');
    const stage = await map.box();
    const end = await map.record();
    for (const by of [
      { x: 900, y: 500 },
      { x: -900, y: 0 },
      { x: -900, y: -500 },
      { x: 0, y: -500 },
      { x: 500, y: 500 },
    ]) {
      const from = await map.point(by.x > 0 ? 0.15 : 0.85, by.y > 0 ? 0.15 : 0.85);
      await drag(page, from, by, 6);
      await page.mouse.up();
      await map.settle();
    }
    const frames = await end();
    expect(frames.length).toBeGreaterThan(60);
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  test('laisse au milieu une carte plus étroite que la scène', async ({ page }) => {
    await page.setViewportSize({ width: 1700, height: 800 });
    const map = mapOn(page);
    await map.open('50,50,0.8');
    const stage = await map.box();
    expect(stage.width).toBeGreaterThan(IMAGE.width * 0.8);
    await drag(page, await map.point(0.4, 0.5), { x: 200, y: 40 });
    const { x } = await map.viewport();
    await page.mouse.up();
    expect(Math.abs(x - (stage.width - IMAGE.width * 0.8) / 2)).toBeLessThanOrEqual(0.5);
  });

  test('n’emporte ni image, ni sélection, et laisse le texte de la page sélectionnable', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    await page.evaluate(() =>
      document.addEventListener('dragstart', () => (document.body.dataset.dragged = 'yes')),
    );
    await drag(page, await map.point(0.5, 0.5), { x: 150, y: 60 });
    await page.mouse.up();
    await expect(page.locator('body')).not.toHaveAttribute('data-dragged');
    expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
    await expect(map.surface).toHaveCSS('user-select', 'none');
    await expect(page.locator('h1')).not.toHaveCSS('user-select', 'none');
  });

  test('ne commence ni au bouton droit ni au bouton du milieu, et laisse le menu', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
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
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await expect(page.locator('body')).toHaveAttribute('data-menu', 'open');
  });

  test('ne vient pas de doubles clics répétés', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    const point = await map.point(0.62, 0.7);
    for (const away of [0, 3, 1]) await page.mouse.dblclick(point.x + away, point.y);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
  });

  test('se fait au stylet comme à la souris', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const session = await page.context().newCDPSession(page);
    const send = (type: 'mousePressed' | 'mouseMoved' | 'mouseReleased', { x, y }: Point) =>
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
    await waitInPage(page, 130);
    await send('mouseReleased', { x: from.x - 50, y: from.y });
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeCloseTo(-50, 1);
    const spot = await spotOf(map, 'medine');
    await send('mousePressed', spot);
    await send('mouseMoved', { x: spot.x + 4, y: spot.y });
    await send('mouseReleased', { x: spot.x + 4, y: spot.y });
    await isOpen(map, 'medine');
  });

  test('ne capture pas le pointeur : un bouton pressé reçoit son clic', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    await page.evaluate(() =>
      addEventListener('gotpointercapture', () => (document.body.dataset.captured = 'yes'), {
        capture: true,
      }),
    );
    await map.marker('medine').click();
    await isOpen(map, 'medine');
    await expect(page.locator('body')).not.toHaveAttribute('data-captured');
  });
});
