import { expect, test } from '@playwright/test';
import { drag, inStage, isOpen, letGoAtRest, nothingIsOpen, turn } from './mapHand';
import { drift, ground, IMAGE, MAP, mapOn, MIDDLE, withStyle } from './mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

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
    await page.route('**/map.{avif,jpg}', (route) => route.abort());
    const map = mapOn(page);
    await map.open();
    const without = await map.viewport();
    await nothingIsOpen(map);
    await map.marker('medine').click();
    await isOpen(map, 'medine');
    await page.unroute('**/map.{avif,jpg}');
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/map.{avif,jpg}', async (route) => {
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
