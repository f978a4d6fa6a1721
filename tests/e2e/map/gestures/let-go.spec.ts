import { expect, test, type Page } from '@playwright/test';
import { drag, letGoAtRest } from '@/tests/e2e/map/mapHand';
import { mapOn, type MapOnPage } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Une main qui lâche sans le dire', () => {
  /** Moves the mouse with no button, and sees that the map stays. */
  async function expectNoGhost(page: Page, map: MapOnPage) {
    await map.settle();
    const before = await map.viewport();
    const to = await map.point(0.3, 0.3);
    await page.mouse.move(to.x, to.y, { steps: 5 });
    await map.settle();
    expect(await map.viewport()).toEqual(before);
  }

  test('hors de la fenêtre ne laisse pas la carte collée au pointeur', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const from = await map.point(0.5, 0.5);
    await drag(page, from, { x: 80, y: 20 });
    await page.mouse.move(-40, 10);
    await page.mouse.up();
    await expectNoGhost(page, map);
  });

  test('sans que personne l’entende ne laisse pas la carte collée au pointeur', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const from = await map.point(0.5, 0.5);
    await drag(page, from, { x: 80, y: 20 });
    const session = await page.context().newCDPSession(page);
    await map.settle();
    const before = await map.viewport();
    for (const step of [10, 40, 90])
      await session.send('Input.dispatchMouseEvent', {
        type: 'mouseMoved',
        x: from.x - step,
        y: from.y,
        button: 'none',
        buttons: 0,
      });
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await page.mouse.up();
  });

  test('quand la fenêtre perd la main ne laisse pas la carte collée au pointeur', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const from = await map.point(0.5, 0.5);
    await page.evaluate(() => {
      const frame = document.createElement('iframe');
      document.body.append(frame);
      addEventListener('blur', () => (document.body.dataset.blurred = 'yes'));
    });
    await drag(page, from, { x: 80, y: 20 });
    await page.evaluate(() => document.querySelector('iframe')?.focus());
    await expect(page.locator('body')).toHaveAttribute('data-blurred', 'yes');
    await map.settle();
    const before = await map.viewport();
    await page.mouse.move(from.x - 60, from.y - 60, { steps: 4 });
    await map.settle();
    expect(await map.viewport()).toEqual(before);
    await page.mouse.up();
  });
});

test.describe('L’élan', () => {
  /** Throws the map to the left and lets go while it moves: 25 pixels every 16 ms, by the events' own clock. */
  async function throwMap(page: Page, map: MapOnPage) {
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

  test('prolonge un geste vif, et finit en 800 ms', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2');
    const before = await map.viewport();
    const end = await map.record();
    await throwMap(page, map);
    await map.settle();
    const frames = await end();
    const last = frames.at(-1);
    if (!last) throw new Error('Aucune image n’a été notée.');
    expect(last.x).toBeLessThan(before.x - 200 - 100);
    // A busy machine draws few frames: what counts is that none of them, 800 ms on, is still on the way.
    const released = frames.find(({ x }) => x < before.x - 200)?.at ?? 0;
    const moving = frames.filter(({ x }) => x !== last.x).at(-1)?.at ?? Infinity;
    expect(moving - released).toBeLessThanOrEqual(800);
  });

  test('s’arrête sous la main qui se pose', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2');
    const before = await map.viewport();
    const rest = await map.point(0.5, 0.5);
    await page.mouse.move(rest.x, rest.y);
    await throwMap(page, map);
    await expect.poll(async () => (await map.viewport()).x).toBeLessThan(before.x - 200);
    const end = await map.record();
    await page.evaluate(() =>
      addEventListener('pointerdown', () => {
        document.body.dataset.taken = String(performance.now());
      }),
    );
    await page.mouse.down();
    await map.settle();
    const taken = Number(await page.locator('body').getAttribute('data-taken'));
    // The frame that was already asked for still comes, and is read in the next, however slow the machine.
    const after = (await end()).filter(({ at }) => at > taken).slice(3);
    expect(new Set(after.map(({ x }) => x)).size).toBe(1);
    expect((await map.viewport()).x).toBeLessThan(before.x - 200);
    await page.mouse.up();
  });

  test('manque à une main qui s’est reposée avant de lâcher', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2');
    const from = await map.point(0.6, 0.5);
    await drag(page, from, { x: -200, y: 0 });
    await letGoAtRest(page);
    const released = await map.viewport();
    await map.settle();
    expect(await map.viewport()).toEqual(released);
  });

  test('manque à qui demande moins de mouvement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = mapOn(page);
    await map.open('50,50,2');
    const before = await map.viewport();
    await throwMap(page, map);
    await map.settle();
    expect((await map.viewport()).x).toBeCloseTo(before.x - 200, 1);
  });
});
