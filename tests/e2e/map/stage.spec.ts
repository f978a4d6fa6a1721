import { expect, it } from '@/tests/e2e/it';
import { holdRequests } from '@/tests/e2e/network';
import { MAP, mapOn, MIDDLE } from './mapPage';
import { distanceOf, FRAME, emptyMarginOf, IMAGE, placesOfMap } from './picture';

it.use({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });

it('the stage keeps its middle point when its size changes', async ({ page }) => {
  const badr = placesOfMap().find(({ id }) => id === 'badr');
  if (!badr) throw new Error('badr is not in the content.');
  const map = mapOn(page);
  await page.setViewportSize({ width: 844, height: 390 });
  await map.open(
    `${((badr.x / IMAGE.width) * 100).toFixed(2)},${((badr.y / IMAGE.height) * 100).toFixed(2)},2`,
  );
  // This observer runs after the stage's own in the same frame: it reads what will be painted.
  await map.surface.evaluate((surface, image) => {
    const dataset = document.documentElement.dataset;
    const layer = surface.querySelector('[data-map="layer"]');
    new ResizeObserver(() => {
      if (!layer) return;
      const { e, f, a } = new DOMMatrix(getComputedStyle(layer).transform);
      const emptyRight = surface.clientWidth - (e + image.width * a);
      const emptyBottom = surface.clientHeight - (f + image.height * a);
      dataset.ground = String(
        Math.max(Number(dataset.ground ?? 0), e, f, emptyRight, emptyBottom),
      );
      dataset.resized = String(Number(dataset.resized ?? 0) + 1);
    }).observe(surface);
  }, IMAGE);
  for (const [width, height] of [
    [390, 844],
    [900, 700],
    [1280, 800],
    [2000, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await map.waitUntilStill();
    const [viewport, stage] = [await map.viewport(), await map.box()];
    const middle = { x: stage.width / 2, y: stage.height / 2 };
    expect(distanceOf(viewport, badr, middle), `${width} × ${height}`).toBeLessThanOrEqual(2);
  }
  const dataset = await page.evaluate(() => ({ ...document.documentElement.dataset }));
  expect(Number(dataset.resized)).toBeGreaterThan(2);
  expect(Number(dataset.ground)).toBeLessThanOrEqual(0.5);

  await it.step('a map narrower than its stage stays in the middle of it', async () => {
    await map.resetView(0);
    const stage = await map.box();
    expect(stage.width).toBeGreaterThan(IMAGE.width * 0.8);
    await map.drag(await map.stagePoint(0.4, 0.5), { x: 200, y: 40 });
    await map.waitUntilStill();
    const { x } = await map.viewport();
    await page.mouse.up();
    expect(Math.abs(x - (stage.width - IMAGE.width * 0.8) / 2)).toBeLessThanOrEqual(0.5);
  });
});

it('a stage hidden on arrival shows the whole map once visible', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html:not([data-shown]) [data-map="surface"] { display: none; }');
    document.adoptedStyleSheets.push(sheet);
  });
  const map = mapOn(page);
  await page.goto(MAP);
  await expect(map.layer).toBeAttached();
  await page.evaluate(() => (document.documentElement.dataset.shown = 'yes'));
  await expect.poll(map.scale).toBeGreaterThan(0);
  await expect(map.layer).toHaveAttribute('style', /transform/);
  const markers = map.surface.locator('[data-place]');
  await expect(markers.first()).toHaveAttribute('style', /translate\((?!NaN)/);
  await map.waitUntilStill();
  const viewport = await map.viewport();
  expect([viewport.x, viewport.y].every(Number.isFinite)).toBe(true);
  expect(emptyMarginOf(viewport, await map.box())).toBeLessThanOrEqual(0.5);
  // The address is written at most half a second after the map comes to rest.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 600)));
  expect(new URL(page.url()).searchParams.has('vue')).toBe(false);
});

it('the map keeps its viewport while its image is late or missing', async ({ page }) => {
  await page.route('**/maps/arabie/map.{avif,jpg}', (route) => route.abort());
  const map = mapOn(page);
  const fallback = page.waitForRequest('**/assets/map.jpg');
  await map.open();
  await fallback;
  await expect(page.getByText('L’image de la carte n’a pas pu être chargée.')).toBeVisible();
  const viewportWithoutImage = await map.viewport();
  await map.link('marib').click();
  await expect(map.place('Ma’rib')).toBeVisible();
  await page.unroute('**/maps/arabie/map.{avif,jpg}');
  const { release } = await holdRequests(page, '**/maps/arabie/map.{avif,jpg}');
  await page.goto(`${MAP}?vue=${MIDDLE},${FRAME}`, { waitUntil: 'commit' });
  await expect.poll(map.viewport).toEqual(viewportWithoutImage);
  release();
  await page.waitForLoadState('load');
  await map.waitUntilStill();
  expect(await map.viewport()).toEqual(viewportWithoutImage);
});

it('the map zooms and drags exactly under a scaled ancestor', async ({ page }) => {
  const map = mapOn(page);
  await map.open();
  for (const rule of ['zoom: 1.25', 'transform: scale(1.25); transform-origin: 0 0']) {
    await page.evaluate((declarations) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(`main { ${declarations}; }`);
      document.adoptedStyleSheets = [sheet];
    }, rule);
    await map.resetView();
    const pointer = await map.stagePoint(0.4, 0.5);
    const box = await map.box();
    const zoom = await map.surface.evaluate(
      (element) => element.getBoundingClientRect().width / element.clientWidth,
    );
    expect(zoom).toBeCloseTo(1.25, 1);
    const viewportInWindow = async () => {
      const viewport = await map.viewport();
      return {
        x: viewport.x * zoom + box.x,
        y: viewport.y * zoom + box.y,
        scale: viewport.scale * zoom,
      };
    };
    const viewportBefore = await viewportInWindow();
    const imagePoint = {
      x: (pointer.x - viewportBefore.x) / viewportBefore.scale,
      y: (pointer.y - viewportBefore.y) / viewportBefore.scale,
    };
    await page.mouse.move(pointer.x, pointer.y);
    await map.turnWheel(4, -100);
    await expect
      .poll(async () => (await viewportInWindow()).scale / viewportBefore.scale)
      .toBeCloseTo(1.1 ** 4, 2);
    expect(distanceOf(await viewportInWindow(), imagePoint, pointer)).toBeLessThanOrEqual(1);
    await map.drag(pointer, { x: 70, y: -30 });
    await map.waitUntilStill();
    const dragEnd = { x: pointer.x + 70, y: pointer.y - 30 };
    expect(distanceOf(await viewportInWindow(), imagePoint, dragEnd)).toBeLessThanOrEqual(1);
    await page.mouse.up();
  }
});

it.describe('the map in a browser zoomed to 80 %', () => {
  it.use({ viewport: { width: 1600, height: 1000 }, deviceScaleFactor: 0.8 });

  it('keeps the point under the wheel, and follows a drag', async ({ page }) => {
    const map = mapOn(page);
    await map.open('61.11,50,1.5');
    const pointer = await map.stagePoint(0.45, 0.5);
    const [imagePoint, anchor] = [
      await map.imagePointAt(pointer),
      await map.toStagePoint(pointer),
    ];
    await page.mouse.move(pointer.x, pointer.y);
    await map.turnWheel(4, -80);
    await expect.poll(map.scale).toBeGreaterThan(1.9);
    await map.waitUntilStill();
    expect(distanceOf(await map.viewport(), imagePoint, anchor)).toBeLessThanOrEqual(1);
    await map.drag(pointer, { x: -61, y: 33 });
    await map.waitUntilStill();
    const movedAnchor = { x: anchor.x - 61, y: anchor.y + 33 };
    expect(distanceOf(await map.viewport(), imagePoint, movedAnchor)).toBeLessThanOrEqual(1);
    await page.mouse.up();
    expect(emptyMarginOf(await map.viewport(), await map.box())).toBeLessThanOrEqual(0.5);
  });
});
