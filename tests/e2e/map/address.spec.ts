import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, queryOf } from './mapPage';
import { FRAME, emptyMarginOf, IMAGE } from './picture';

it.use({ viewport: { width: 1280, height: 800 } });

// The query's values are tested in tests/unit/lib/map/query.test.ts.
it('the address keeps the view, and a reload restores the view', async ({ page }) => {
  await page.addInitScript(() => {
    const replaceState = History.prototype.replaceState;
    History.prototype.replaceState = function countWrites(...parameters) {
      const dataset = document.documentElement.dataset;
      dataset.written = String(Number(dataset.written ?? 0) + 1);
      return replaceState.apply(this, parameters);
    };
  });
  const map = mapOn(page);
  await it.step('any view of the address is shown within the map’s bounds', async () => {
    await map.open('500,-70,99');
    const viewport = await map.viewport();
    expect(viewport.scale).toBe(3);
    expect(emptyMarginOf(viewport, await map.box())).toBeLessThanOrEqual(0.5);
  });
  const writeCount = async () =>
    Number((await page.locator('html').getAttribute('data-written')) ?? 0);
  const [writesBefore, entries] = [await writeCount(), await map.historyLength()];
  const [from, startTime] = [await map.stagePoint(0.5, 0.5), Date.now()];
  await page.mouse.move(from.x, from.y);
  for (let turn = 0; turn < 12; turn += 1) {
    await map.turnWheel(4, turn % 4 === 3 ? -60 : 60);
    await map.drag(from, { x: turn % 2 === 0 ? 30 : -40, y: 20 }, 4);
    await page.mouse.up();
  }
  await map.waitUntilStill();
  const [viewportBefore, { width, height }] = [await map.viewport(), await map.box()];
  const centre = [
    ((width / 2 - viewportBefore.x) / viewportBefore.scale / IMAGE.width) * 100,
    ((height / 2 - viewportBefore.y) / viewportBefore.scale / IMAGE.height) * 100,
    viewportBefore.scale,
  ];
  await expect
    .poll(() => (queryOf(page).vue ?? '').split(',').map(Number))
    .toEqual([...centre, FRAME].map((value) => expect.closeTo(value, 1)));
  // One write a second, and the final write.
  expect((await writeCount()) - writesBefore).toBeLessThanOrEqual(
    (Date.now() - startTime) / 1000 + 2,
  );
  expect(await map.historyLength()).toBe(entries);
  await page.reload();
  await map.scrollIntoWindow();
  await map.waitUntilStill();
  const viewportAfter = await map.viewport();
  expect(
    Math.hypot(viewportAfter.x - viewportBefore.x, viewportAfter.y - viewportBefore.y),
  ).toBeLessThanOrEqual(1);
  expect(Math.abs(viewportAfter.scale / viewportBefore.scale - 1)).toBeLessThanOrEqual(0.005);
});

it('an opened place adds one history entry, and Back restores each view', async ({ page }) => {
  await page.goto('/outils');
  const map = mapOn(page);
  await map.open('61.11,50,1.3');
  await map.surface.evaluate((stage) => (stage.dataset.marked = 'yes'));
  const markedSurface = map.region.locator('[data-marked="yes"]');
  const [viewportBefore, entriesBefore] = [await map.viewport(), await map.historyLength()];
  await map.marker('hajr-yamama').click();
  await map.expectOpen('hajr-yamama');
  await page.goBack();
  await map.expectNothingOpen();
  await map.waitUntilStill();
  const viewportAfter = await map.viewport();
  expect(
    Math.hypot(viewportAfter.x - viewportBefore.x, viewportAfter.y - viewportBefore.y),
  ).toBeLessThanOrEqual(1);
  expect(viewportAfter.scale).toBeCloseTo(viewportBefore.scale, 3);

  for (const [id, name] of [
    ['badr', 'Badr'],
    ['uhud', 'Uhud'],
  ] as const) {
    await map.marker(id).dispatchEvent('click');
    await expect(map.place(name)).toBeVisible();
  }
  await map.marker('uhud').dispatchEvent('click');
  expect(await map.historyLength()).toBe(entriesBefore + 2);
  await page.goBack();
  await expect(map.place('Badr')).toBeVisible();
  await page.goBack();
  await expect(map.listHeading).toBeVisible();
  await page.goForward();
  await expect(map.place('Badr')).toBeVisible();
  // The map has stayed mounted.
  await expect(markedSurface).toHaveCount(1);

  await map.marker('uhud').dispatchEvent('click');
  await expect(map.place('Uhud')).toBeVisible();
  await map.search.fill('uhud');
  await map.close.click();
  await expect(map.listHeading).toBeVisible();
  expect(await map.historyLength()).toBe(entriesBefore + 2);
  await expect(page).toHaveURL(new RegExp(`${MAP}\\?`));
  await expect(map.search).toHaveValue('uhud');
  await expect.poll(() => queryOf(page)).toMatchObject({ q: 'uhud' });
  await page.goBack();
  await expect(page).toHaveURL(/\/outils$/);
});
