import { expect, test } from '@playwright/test';
import { drag, isOpen, letGoAtRest, nothingIsOpen, turn } from './mapHand';
import { drift, ground, IMAGE, mapOn, placesOfMap, waitInPage } from './mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

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
