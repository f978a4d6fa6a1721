import { expect, it } from '@/tests/e2e/it';
import { MAP, mapOn, queryOf } from './mapPage';
import { FRAME, ground, IMAGE } from './picture';

it.use({ viewport: { width: 1280, height: 800 } });

// The query's values are tested in tests/unit/lib/map/query.test.ts.
it('the address states the view, in few writes, and a reload shows it', async ({ page }) => {
  await page.addInitScript(() => {
    const replace = History.prototype.replaceState;
    History.prototype.replaceState = function count(...parameters) {
      const notes = document.documentElement.dataset;
      notes.written = String(Number(notes.written ?? 0) + 1);
      return replace.apply(this, parameters);
    };
  });
  const map = mapOn(page);
  await it.step('any view of the address is shown within the map’s bounds', async () => {
    await map.open('500,-70,99');
    const shown = await map.viewport();
    expect(shown.scale).toBe(3);
    expect(ground(shown, await map.box())).toBeLessThanOrEqual(0.5);
  });
  const written = async () =>
    Number((await page.locator('html').getAttribute('data-written')) ?? 0);
  const [start, entries] = [await written(), await map.historyLength()];
  const [from, began] = [await map.point(0.5, 0.5), Date.now()];
  await page.mouse.move(from.x, from.y);
  for (let turn = 0; turn < 12; turn += 1) {
    await map.turn(4, turn % 4 === 3 ? -60 : 60);
    await map.drag(from, { x: turn % 2 === 0 ? 30 : -40, y: 20 }, 4);
    await page.mouse.up();
  }
  await map.settle();
  const [before, { width, height }] = [await map.viewport(), await map.box()];
  const centre = [
    ((width / 2 - before.x) / before.scale / IMAGE.width) * 100,
    ((height / 2 - before.y) / before.scale / IMAGE.height) * 100,
    before.scale,
  ];
  await expect
    .poll(() => (queryOf(page).vue ?? '').split(',').map(Number))
    .toEqual([...centre, FRAME].map((value) => expect.closeTo(value, 1)));
  // One write a second, and the last one.
  expect((await written()) - start).toBeLessThanOrEqual((Date.now() - began) / 1000 + 2);
  expect(await map.historyLength()).toBe(entries);
  await page.reload();
  await map.bringInSight();
  await map.settle();
  const after = await map.viewport();
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  expect(Math.abs(after.scale / before.scale - 1)).toBeLessThanOrEqual(0.005);
});

it('a place opened adds one entry, and Back gives each view back', async ({ page }) => {
  await page.goto('/outils');
  const map = mapOn(page);
  await map.open('61.11,50,1.3');
  await map.surface.evaluate((stage) => (stage.dataset.marked = 'yes'));
  const isMarked = map.region.locator('[data-marked="yes"]');
  const [before, start] = [await map.viewport(), await map.historyLength()];
  await map.marker('hajr-yamama').click();
  await map.isOpen('hajr-yamama');
  await page.goBack();
  await map.nothingIsOpen();
  await map.settle();
  const after = await map.viewport();
  expect(Math.hypot(after.x - before.x, after.y - before.y)).toBeLessThanOrEqual(1);
  expect(after.scale).toBeCloseTo(before.scale, 3);

  for (const [id, name] of [
    ['badr', 'Badr'],
    ['uhud', 'Uhud'],
  ] as const) {
    await map.marker(id).dispatchEvent('click');
    await expect(map.place(name)).toBeVisible();
  }
  await map.marker('uhud').dispatchEvent('click');
  expect(await map.historyLength()).toBe(start + 2);
  await page.goBack();
  await expect(map.place('Badr')).toBeVisible();
  await page.goBack();
  await expect(map.listHeading).toBeVisible();
  await page.goForward();
  await expect(map.place('Badr')).toBeVisible();
  // The map has stayed mounted.
  await expect(isMarked).toHaveCount(1);

  await map.marker('uhud').dispatchEvent('click');
  await expect(map.place('Uhud')).toBeVisible();
  await map.search.fill('uhud');
  await map.close.click();
  await expect(map.listHeading).toBeVisible();
  expect(await map.historyLength()).toBe(start + 2);
  await expect(page).toHaveURL(new RegExp(`${MAP}\\?`));
  await expect(map.search).toHaveValue('uhud');
  await expect.poll(() => queryOf(page)).toMatchObject({ q: 'uhud' });
  await page.goBack();
  await expect(page).toHaveURL(/\/outils$/);
});
