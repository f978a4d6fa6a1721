import { expect, test, type Page } from '@playwright/test';
import type { Point } from '@/lib/map/viewport';
import {
  drift,
  ground,
  IMAGE,
  MAP,
  mapOn,
  MIDDLE,
  placesOfMap,
  waitInPage,
  withStyle,
  type MapOnPage,
} from './mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

const inStage = async (map: MapOnPage, { x, y }: Point): Promise<Point> => {
  const box = await map.box();
  return { x: x - box.x, y: y - box.y };
};

async function turn(page: Page, times: number, delta: number): Promise<void> {
  for (let time = 0; time < times; time += 1) await page.mouse.wheel(0, delta);
}

async function drag(page: Page, from: Point, by: Point, steps = 8): Promise<void> {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + by.x, from.y + by.y, { steps });
}

/** Lets go of the map after a rest, so that it does not glide on. */
async function letGoAtRest(page: Page): Promise<void> {
  await waitInPage(page, 130);
  await page.mouse.up();
}

/** The middle of a marker, in pixels of the window. */
async function spotOf(map: MapOnPage, id: string): Promise<Point> {
  const box = await map.marker(id).boundingBox();
  if (!box) throw new Error(`Le lieu « ${id} » n’est pas à l’écran.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const isOpen = (map: MapOnPage, id: string) =>
  expect(map.marker(id)).toHaveAttribute('aria-current', 'true');

const nothingIsOpen = (map: MapOnPage) =>
  expect(map.surface.locator('[aria-current="true"]')).toHaveCount(0);

// Events in lines or pages (deltaMode 1 and 2) cannot be had from a Chromium by its own input: their reckoning is
// tested on the function itself, in tests/map/gestures.test.ts.
test.describe('La molette', () => {
  test('garde sous le pointeur le point de la carte, pendant le zoom et après', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.3, 0.35);
    const [held, anchor] = [await map.under(pointer), await inStage(map, pointer)];
    const from = (await map.viewport()).scale;
    await page.mouse.move(pointer.x, pointer.y);
    const end = await map.record();
    await turn(page, 10, -50);
    await map.settle();
    for (const frame of await end()) expect(drift(frame, held, anchor)).toBeLessThanOrEqual(1);
    expect((await map.viewport()).scale / from).toBeCloseTo(1.1 ** 5, 2);
  });

  test('agrandit de 10 % par cran', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 1, -100);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.43, 3);
  });

  test('revient au même point après autant de crans dans les deux sens', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    const pointer = await map.point(0.6, 0.6);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 10, -50);
    await map.settle();
    await turn(page, 10, 50);
    await map.settle();
    const after = await map.viewport();
    expect(Math.abs(after.scale / before.scale - 1)).toBeLessThanOrEqual(0.001);
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  });

  test('agrandit autant en rafale que pas à pas', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    for (let time = 0; time < 6; time += 1) {
      await page.mouse.wheel(0, -100);
      await map.settle();
    }
    const slow = (await map.viewport()).scale;
    await map.open();
    const session = await page.context().newCDPSession(page);
    await Promise.all(
      Array.from({ length: 6 }, () =>
        session.send('Input.dispatchMouseEvent', {
          type: 'mouseWheel',
          ...pointer,
          deltaX: 0,
          deltaY: -100,
        }),
      ),
    );
    await map.settle();
    expect((await map.viewport()).scale / slow).toBeCloseTo(1, 2);
  });

  test('agrandit la carte et non la page, avec la touche Contrôle ou sans', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    const pageState = () =>
      page.evaluate(() => [scrollY, visualViewport?.scale, innerWidth, devicePixelRatio]);
    const before = await pageState();
    await page.keyboard.down('Control');
    await turn(page, 2, -100);
    await page.keyboard.up('Control');
    await turn(page, 1, -100);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.1 ** 3, 2);
    expect(await pageState()).toEqual(before);
  });

  test('ne fait rien de côté', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await page.mouse.wheel(-120, 0);
    await page.mouse.wheel(200, 20);
    await map.settle();
    expect(await map.viewport()).toEqual(before);
  });

  test('reste entre 0,8 et 3', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const pointer = await map.point(0.5, 0.5);
    await page.mouse.move(pointer.x, pointer.y);
    await turn(page, 20, -200);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(3, 5);
    await turn(page, 20, 200);
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(0.8, 5);
  });
});

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

test.describe('Presser un lieu', () => {
  for (const [pixels, opens] of [
    [4, true],
    [6, false],
    [9, false],
  ] as const)
    test(`${opens ? 'l’ouvre' : 'ne l’ouvre pas'} si la souris dévie de ${pixels} pixels`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open();
      const spot = await spotOf(map, 'medine');
      await drag(page, spot, { x: pixels, y: 0 }, 2);
      await letGoAtRest(page);
      if (opens) await isOpen(map, 'medine');
      else await nothingIsOpen(map);
    });

  test('compte le plus loin du chemin, non l’arrivée', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    const spot = await spotOf(map, 'medine');
    await drag(page, spot, { x: 25, y: 0 });
    await page.mouse.move(spot.x, spot.y, { steps: 5 });
    await letGoAtRest(page);
    await nothingIsOpen(map);
  });

  test('puis tirer déplace la carte sans l’ouvrir ; la touche Entrée l’ouvre encore', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open();
    const before = await map.viewport();
    await drag(page, await spotOf(map, 'medine'), { x: 40, y: 0 });
    await letGoAtRest(page);
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeCloseTo(40, 0);
    await nothingIsOpen(map);
    await map.marker('medine').focus();
    await page.keyboard.press('Enter');
    await isOpen(map, 'medine');
  });

  test('juste après avoir tiré la carte l’ouvre', async ({ page }) => {
    const map = mapOn(page);
    await map.open();
    await drag(page, await map.point(0.6, 0.6), { x: 30, y: 20 });
    await page.mouse.up();
    await map.marker('medine').click();
    await isOpen(map, 'medine');
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
    const released = frames.find(({ x }) => x < before.x - 200)?.at ?? 0;
    const stillSince = frames.find(({ x }) => x === last.x)?.at ?? Infinity;
    expect(stillSince - released).toBeLessThanOrEqual(800);
  });

  test('s’arrête sous la main qui se pose', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,2');
    const before = await map.viewport();
    const rest = await map.point(0.5, 0.5);
    await page.mouse.move(rest.x, rest.y);
    await throwMap(page, map);
    const end = await map.record();
    await page.evaluate(() =>
      addEventListener('pointerdown', () => {
        document.body.dataset.taken = String(performance.now());
      }),
    );
    await page.mouse.down();
    await map.settle();
    const taken = Number(await page.locator('body').getAttribute('data-taken'));
    const after = (await end()).filter(({ at }) => at > taken + 34);
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

test.describe('La scène', () => {
  test('garde son milieu quand elle change de taille', async ({ page }) => {
    const map = mapOn(page);
    await map.open('52,48,1.8');
    const middleOf = async () => {
      const [{ width, height }, { x, y, scale }] = [await map.box(), await map.viewport()];
      return { x: (width / 2 - x) / scale, y: (height / 2 - y) / scale };
    };
    const before = await middleOf();
    for (const [width, height] of [
      [900, 700],
      [700, 1000],
      [1000, 700],
      [1280, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      await map.settle();
      const after = await middleOf();
      expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
      expect(ground(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
    }
  });

  test('ne montre aucun fond pendant qu’elle s’agrandit', async ({ page }) => {
    await page.setViewportSize({ width: 800, height: 600 });
    const map = mapOn(page);
    await map.open('100,100,1.3');
    // An observer of sizes is heard after the stage's own, in the same frame: it sees what will be painted.
    await map.surface.evaluate((surface, image) => {
      const notes = document.documentElement.dataset;
      const layer = surface.querySelector('[data-map="layer"]');
      new ResizeObserver(() => {
        if (!layer) return;
        const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
        const right = surface.clientWidth - (e + image.width * a);
        const bottom = surface.clientHeight - (f + image.height * a);
        notes.ground = String(Math.max(Number(notes.ground ?? 0), e, f, right, bottom));
        notes.resized = String(Number(notes.resized ?? 0) + 1);
      }).observe(surface);
    }, IMAGE);
    for (const width of [900, 1050, 1280]) await page.setViewportSize({ width, height: 800 });
    await map.settle();
    const notes = await page.evaluate(() => ({ ...document.documentElement.dataset }));
    expect(Number(notes.resized)).toBeGreaterThan(1);
    expect(Number(notes.ground)).toBeLessThanOrEqual(0.5);
  });

  test('cachée à l’arrivée, se montre entière dès qu’on la découvre', async ({ page }) => {
    await withStyle(page, 'html:not([data-shown]) [data-map="surface"] { display: none; }');
    const map = mapOn(page);
    await page.goto(`${MAP}?vue=${MIDDLE}`);
    await expect(map.layer).toBeAttached();
    await page.evaluate(() => (document.documentElement.dataset.shown = 'yes'));
    await expect.poll(async () => (await map.viewport()).scale).toBeCloseTo(1.3, 3);
    const { x, y } = await map.viewport();
    expect([x, y].every(Number.isFinite)).toBe(true);
    expect(ground(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
    const markers = map.surface.locator('[data-place]');
    await expect(markers.first()).toHaveAttribute('style', /translate\((?!NaN)/);
  });

  test('ne saute pas quand l’image tarde, ni quand elle manque', async ({ page }) => {
    await page.route('**/map.jpg', (route) => route.abort());
    const map = mapOn(page);
    await map.open();
    const without = await map.viewport();
    await nothingIsOpen(map);
    await map.marker('medine').click();
    await isOpen(map, 'medine');
    await page.unroute('**/map.jpg');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/map.jpg', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${MAP}?vue=${MIDDLE}`, { waitUntil: 'commit' });
    await expect.poll(map.viewport).toEqual(without);
    release();
    await page.waitForLoadState('load');
    await map.settle();
    expect(await map.viewport()).toEqual(without);
  });

  for (const rule of ['zoom: 1.25', 'transform: scale(1.25); transform-origin: 0 0'])
    test(`tient le point et le pas sous un ancêtre agrandi par « ${rule} »`, async ({
      page,
    }) => {
      await withStyle(page, `main { ${rule}; }`);
      const map = mapOn(page);
      await map.open();
      const pointer = await map.point(0.4, 0.5);
      const box = await map.box();
      const zoom = await map.surface.evaluate(
        (element) => element.getBoundingClientRect().width / element.clientWidth,
      );
      expect(zoom).toBeCloseTo(1.25, 1);
      const seen = async () => {
        const shown = await map.viewport();
        return {
          x: shown.x * zoom + box.x,
          y: shown.y * zoom + box.y,
          scale: shown.scale * zoom,
        };
      };
      const before = await seen();
      const held = {
        x: (pointer.x - before.x) / before.scale,
        y: (pointer.y - before.y) / before.scale,
      };
      await page.mouse.move(pointer.x, pointer.y);
      await turn(page, 10, -50);
      await map.settle();
      expect(drift(await seen(), held, pointer)).toBeLessThanOrEqual(1);
      const to = { x: pointer.x + 70, y: pointer.y - 30 };
      await drag(page, pointer, { x: 70, y: -30 });
      await letGoAtRest(page);
      await map.settle();
      expect(drift(await seen(), held, to)).toBeLessThanOrEqual(1);
    });

  for (const [percent, size] of [
    [80, { width: 1600, height: 1000 }],
    [200, { width: 640, height: 400 }],
  ] as const)
    test.describe(`avec un navigateur à ${percent} %`, () => {
      test.use({ viewport: size, deviceScaleFactor: percent / 100 });

      test('tient le point sous la molette et ne découvre pas le fond', async ({ page }) => {
        const map = mapOn(page);
        await map.open('50,50,1.5');
        const pointer = await map.point(0.45, 0.5);
        const [held, anchor] = [await map.under(pointer), await inStage(map, pointer)];
        await page.mouse.move(pointer.x, pointer.y);
        await turn(page, 8, -40);
        await map.settle();
        expect(drift(await map.viewport(), held, anchor)).toBeLessThanOrEqual(1);
        expect(ground(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
      });
    });
});

test.describe('L’adresse', () => {
  for (const view of ['0,0,3', '100,100,0.8', '500,-70,99', '50,50', 'a,b,c', 'NaN,1,1', ''])
    test(`avec la vue « ${view} » montre toujours la carte, dans ses bornes`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open(view);
      const shown = await map.viewport();
      expect(shown.scale).toBeGreaterThanOrEqual(0.8);
      expect(shown.scale).toBeLessThanOrEqual(3);
      expect(ground(shown, await map.box())).toBeLessThanOrEqual(0.5);
    });

  test('reçoit peu d’écritures et aucune étape de plus pendant dix secondes de mouvement', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const replace = history.replaceState.bind(history);
      let writes = 0;
      history.replaceState = (...given: Parameters<History['replaceState']>): void => {
        writes += 1;
        document.documentElement.dataset.writes = String(writes);
        replace(...given);
      };
    });
    const map = mapOn(page);
    await map.open();
    const writes = async () =>
      Number((await page.locator('html').getAttribute('data-writes')) ?? 0);
    const [before, steps] = [await writes(), await page.evaluate(() => history.length)];
    const from = await map.point(0.5, 0.5);
    const start = Date.now();
    for (let turns = 0; Date.now() - start < 10_000; turns += 1) {
      const side = turns % 2 === 0 ? 1 : -1;
      await page.mouse.move(from.x, from.y);
      await page.mouse.wheel(0, -60 * side);
      await drag(page, from, { x: 30 * side, y: 20 * side }, 4);
      await page.mouse.up();
      // Long enough for the view to come to rest now and then, which is what gets written.
      if (turns % 3 === 0) await waitInPage(page, 200);
    }
    await map.settle();
    expect((await writes()) - before).toBeLessThanOrEqual(20);
    expect(await page.evaluate(() => history.length)).toBe(steps);
  });

  test('dit la vue où l’on s’est arrêté : recharger la montre à nouveau', async ({ page }) => {
    const map = mapOn(page);
    await map.open(null);
    const from = await map.point(0.5, 0.5);
    await page.mouse.move(from.x, from.y);
    await turn(page, 6, -100);
    await map.settle();
    // Two rests in a short time: the second must not be forgotten.
    await drag(page, from, { x: -120, y: 35 });
    await letGoAtRest(page);
    await map.settle();
    const [before, { width, height }] = [await map.viewport(), await map.box()];
    const written = () => new URL(page.url()).searchParams.get('vue');
    const centre = [
      ((width / 2 - before.x) / before.scale / IMAGE.width) * 100,
      ((height / 2 - before.y) / before.scale / IMAGE.height) * 100,
      before.scale,
    ] as const;
    await expect
      .poll(() => (written() ?? '').split(',').map(Number))
      .toEqual(centre.map((value) => expect.closeTo(value, 1)));
    await page.reload();
    await map.surface.evaluate((element) =>
      element.scrollIntoView({ block: 'center', behavior: 'instant' }),
    );
    await map.settle();
    const after = await map.viewport();
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
    expect(Math.abs(after.scale / before.scale - 1)).toBeLessThanOrEqual(0.005);
  });

  test('ne dit aucune vue tant que personne n’a touché la carte', async ({ page }) => {
    const map = mapOn(page);
    await map.open(null);
    await waitInPage(page, 700);
    expect(new URL(page.url()).searchParams.has('vue')).toBe(false);
  });

  test('gagne une étape quand un lieu s’ouvre ; revenir en arrière rend la vue', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('50,50,1.3');
    const before = await map.viewport();
    const steps = await page.evaluate(() => history.length);
    await map.marker('hajr-yamama').click();
    await isOpen(map, 'hajr-yamama');
    await map.settle();
    expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    await page.goBack();
    await nothingIsOpen(map);
    await map.settle();
    const after = await map.viewport();
    expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
    expect(after.scale).toBeCloseTo(before.scale, 3);
  });

  test('d’une vue partagée montre le même lieu sur un autre écran', async ({ page }) => {
    const badr = placesOfMap().find(({ id }) => id === 'badr');
    if (!badr) throw new Error('La carte n’a pas de lieu « badr ».');
    const view = `${((badr.x / IMAGE.width) * 100).toFixed(2)},${((badr.y / IMAGE.height) * 100).toFixed(2)},2`;
    const map = mapOn(page);
    for (const [width, height] of [
      [1280, 800],
      [390, 844],
      [1700, 900],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height });
      await map.open(view);
      const [shown, stage] = [await map.viewport(), await map.box()];
      const middle = { x: stage.width / 2, y: stage.height / 2 };
      expect(drift(shown, badr, middle)).toBeLessThanOrEqual(2);
    }
  });
});

test.describe('Le vol vers un lieu', () => {
  /** A place with map to all sides of it. */
  const PLACE = 'khaybar';

  const placed = (): Point => {
    const place = placesOfMap().find(({ id }) => id === PLACE);
    if (!place) throw new Error(`La carte n’a pas de lieu « ${PLACE} ».`);
    return place;
  };

  /** Shows the place so near the upper edge that opening it calls for a flight. */
  async function openNearEdge(map: MapOnPage) {
    await map.open();
    const [{ x, y }, { width, height }] = [placed(), await map.box()];
    const scale = 1.3;
    const centre = {
      x: x + (width * 0.05) / scale,
      y: y + (height / 2 - 40) / scale,
    };
    await map.open(
      `${((centre.x / IMAGE.width) * 100).toFixed(2)},${((centre.y / IMAGE.height) * 100).toFixed(2)},${scale}`,
    );
  }

  test('le pose au milieu de ce que le panneau laisse voir', async ({ page }) => {
    const map = mapOn(page);
    await openNearEdge(map);
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const [shown, stage] = [await map.viewport(), await map.box()];
    const panel = await page
      .getByRole('complementary', { name: 'Lieux historiques' })
      .boundingBox();
    const right = panel ? Math.min(stage.x + stage.width, panel.x) : stage.x + stage.width;
    const middle = { x: (right - stage.x) / 2, y: stage.height / 2 };
    expect(drift(shown, placed(), middle)).toBeLessThanOrEqual(2);
  });

  test('est immédiat pour qui demande moins de mouvement', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const map = mapOn(page);
    await openNearEdge(map);
    const end = await map.record();
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const shown = new Set((await end()).map(({ x, y, scale }) => `${x} ${y} ${scale}`));
    expect(shown.size).toBe(2);
  });

  test('passe par de nombreuses images autrement', async ({ page }) => {
    const map = mapOn(page);
    await openNearEdge(map);
    const end = await map.record();
    await map.marker(PLACE).click();
    await isOpen(map, PLACE);
    await map.settle();
    const frames = await end();
    expect(new Set(frames.map(({ x }) => x)).size).toBeGreaterThan(8);
    const stage = await map.box();
    for (const frame of frames) expect(ground(frame, stage)).toBeLessThanOrEqual(0.5);
  });

  for (const [name, take] of [
    ['se pose', (page: Page) => page.mouse.down()],
    ['tourne la molette', (page: Page) => page.mouse.wheel(0, -100)],
  ] as const)
    test(`s’arrête dès qu’une main ${name}, sans retour en arrière`, async ({ page }) => {
      const map = mapOn(page);
      await openNearEdge(map);
      const from = await map.viewport();
      await map.marker(PLACE).click();
      await expect.poll(async () => (await map.viewport()).x).not.toBe(from.x);
      const end = await map.record();
      await page.evaluate(() => {
        for (const type of ['pointerdown', 'wheel'])
          addEventListener(
            type,
            () => (document.body.dataset.taken = String(performance.now())),
          );
      });
      await take(page);
      await map.settle();
      const taken = Number(await page.locator('body').getAttribute('data-taken'));
      const after = (await end()).filter(({ at }) => at > taken + 34);
      expect(after.length).toBeGreaterThan(5);
      expect(new Set(after.map(({ x, y, scale }) => `${x} ${y} ${scale}`)).size).toBe(1);
      await page.mouse.up();
    });
});

test.describe('Les lieux', () => {
  for (const scale of [0.8, 1.6, 3])
    test(`sont à leur endroit et à leur taille au zoom ${scale}`, async ({ page }) => {
      const map = mapOn(page);
      await map.open(`40,60,${scale}`);
      const [shown, stage] = [await map.viewport(), await map.box()];
      const drawn = await map.surface.locator('[data-away="false"]').evaluateAll((markers) =>
        markers.map((marker) => {
          const { x, y, width, height } = marker.getBoundingClientRect();
          const { place: id, spread } = marker instanceof HTMLElement ? marker.dataset : {};
          return { id, spread, x: x + width / 2, y: y + height / 2, width, height };
        }),
      );
      expect(drawn.length).toBeGreaterThan(5);
      for (const marker of drawn) {
        expect(Math.abs(marker.width - 28)).toBeLessThanOrEqual(0.28);
        expect(Math.abs(marker.height - 28)).toBeLessThanOrEqual(0.28);
        const place = placesOfMap().find(({ id }) => id === marker.id);
        if (!place) throw new Error(`Le lieu « ${marker.id} » n’est pas dans le contenu.`);
        if (marker.spread === 'true') continue;
        const at = { x: marker.x - stage.x, y: marker.y - stage.y };
        expect(drift(shown, place, at), marker.id).toBeLessThanOrEqual(0.5);
      }
    });

  for (const scale of [0.8, 3])
    test(`ne se cachent pas l’un l’autre au zoom ${scale} : chacun peut être pressé`, async ({
      page,
    }) => {
      const map = mapOn(page);
      await map.open(`35,60,${scale}`);
      const crowded = await map.surface.evaluate((surface) => {
        const room = surface.getBoundingClientRect();
        const centres = [...surface.querySelectorAll('[data-away="false"]')]
          .map((marker) => {
            const box = marker.getBoundingClientRect();
            return { marker, x: box.x + box.width / 2, y: box.y + box.height / 2 };
          })
          .filter(
            ({ x, y }) =>
              x > room.left + 80 &&
              x < Math.min(room.right, innerWidth) - 24 &&
              y > Math.max(room.top, 0) + 24 &&
              y < Math.min(room.bottom, innerHeight) - 24,
          );
        return {
          count: centres.length,
          nearest: Math.min(
            ...centres.flatMap((a, at) =>
              centres.slice(at + 1).map((b) => Math.hypot(a.x - b.x, a.y - b.y)),
            ),
          ),
          missed: centres
            .filter(({ marker, x, y }) =>
              [-11, 11].some(
                (away) => document.elementFromPoint(x + away, y)?.closest('button') !== marker,
              ),
            )
            .map(({ marker }) => marker.getAttribute('data-place')),
        };
      });
      expect(crowded.count).toBeGreaterThan(3);
      expect(crowded.nearest).toBeGreaterThanOrEqual(24);
      expect(crowded.missed).toEqual([]);
    });

  test('gardent leur nom dans la carte, sur chaque bord', async ({ page }) => {
    const map = mapOn(page);
    const name = map.marker('medine').locator('[data-role="name"]');
    await map.open('38,54,2');
    const box = await map.box();
    const visible = {
      left: Math.max(0, box.x),
      right: Math.min(1280, box.x + box.width),
      top: Math.max(0, box.y),
      bottom: Math.min(800, box.y + box.height),
    };
    for (const corner of [
      { x: visible.left + 90, y: visible.top + 16 },
      { x: visible.right - 16, y: visible.top + 16 },
      { x: visible.right - 16, y: visible.bottom - 16 },
      { x: visible.left + 90, y: visible.bottom - 16 },
      { x: visible.left + 16, y: visible.top + (visible.bottom - visible.top) * 0.75 },
    ]) {
      const spot = await spotOf(map, 'medine');
      const held = { x: spot.x, y: spot.y };
      await drag(page, held, { x: corner.x - held.x, y: corner.y - held.y });
      await letGoAtRest(page);
      await map.settle();
      const now = await spotOf(map, 'medine');
      await page.mouse.move(now.x, now.y);
      const found = await name.boundingBox();
      if (!found) throw new Error('Le nom ne se voit pas.');
      expect(found.x).toBeGreaterThanOrEqual(box.x - 0.5);
      expect(found.x + found.width).toBeLessThanOrEqual(box.x + box.width + 0.5);
      expect(found.y).toBeGreaterThanOrEqual(box.y - 0.5);
      expect(found.y + found.height).toBeLessThanOrEqual(box.y + box.height + 0.5);
    }
  });

  test('disent leur nom au survol et au clavier', async ({ page }) => {
    const map = mapOn(page);
    await map.open('40,60,0.8');
    const silent = map.surface.locator('[data-away="false"][data-fits="false"]').first();
    const name = silent.locator('[data-role="name"]');
    await expect(name).toHaveCSS('opacity', '0');
    await silent.hover();
    await expect(name).toHaveCSS('opacity', '1');
    await page.mouse.move(2, 2);
    await expect(name).toHaveCSS('opacity', '0');
  });
});

test.describe('Le clavier', () => {
  test('n’a qu’un arrêt pour tous les lieux, et les atteint par les flèches', async ({
    page,
  }) => {
    const map = mapOn(page);
    await map.open('40,60,1.6');
    await expect(map.surface.locator('[data-place][tabindex="0"]')).toHaveCount(1);
    await map.marker('medine').focus();
    await expect(map.surface.locator('[data-place][tabindex="0"]')).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await expect(map.marker('medine')).not.toBeFocused();
    const focused = map.surface.locator('[data-place]:focus');
    await expect(focused).toHaveCount(1);
    await expect(focused).toBeInViewport({ ratio: 0.9 });
  });

  test('atteint un lieu hors de vue et l’amène sous les yeux', async ({ page }) => {
    const map = mapOn(page);
    await map.open('80,80,3');
    const scrolled = await page.evaluate(() => scrollY);
    const first = map.surface.locator('[data-place][tabindex="0"]');
    await expect(first).toHaveAttribute('data-away', 'true');
    await expect(first).toHaveCSS('opacity', '0');
    await page.evaluate(() => {
      const before = document.createElement('button');
      document.querySelector('[data-map="surface"]')?.parentElement?.prepend(before);
      before.focus({ preventScroll: true });
    });
    await page.keyboard.press('Tab');
    await expect(first).toBeFocused();
    await map.settle();
    await expect(first).toBeInViewport({ ratio: 0.9 });
    expect(Math.abs((await page.evaluate(() => scrollY)) - scrolled)).toBeLessThanOrEqual(1);
    await page.keyboard.press('End');
    await map.settle();
    const last = map.surface.locator('[data-place]:focus');
    await expect(last).not.toHaveAttribute('data-place', 'dhu-qar');
    await expect(last).toBeInViewport({ ratio: 0.9 });
  });

  test('agrandit et réduit autour du milieu, et le dit', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.3');
    const { width, height } = await map.box();
    const before = await map.viewport();
    const held = {
      x: (width / 2 - before.x) / before.scale,
      y: (height / 2 - before.y) / before.scale,
    };
    await map.marker('medine').focus();
    await page.keyboard.press('+');
    await map.settle();
    const after = await map.viewport();
    expect(after.scale).toBeCloseTo(1.3 * 1.25, 3);
    expect(drift(after, held, { x: width / 2, y: height / 2 })).toBeLessThanOrEqual(1);
    await expect(page.getByRole('status').filter({ hasText: 'Zoom 163 %' })).toHaveCount(1);
    await page.keyboard.press('-');
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3, 3);
    await page.keyboard.press('0');
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(0.8, 3);
  });

  test('déplace et agrandit la carte par ses boutons', async ({ page }) => {
    const map = mapOn(page);
    await map.open('50,50,1.3');
    const before = await map.viewport();
    await page.getByRole('button', { name: 'Vers l’est' }).press('Enter');
    await map.settle();
    expect((await map.viewport()).x - before.x).toBeCloseTo(-120, 0);
    await page.getByRole('button', { name: 'Agrandir' }).click();
    await map.settle();
    expect((await map.viewport()).scale).toBeCloseTo(1.3 * 1.25, 3);
  });
});
