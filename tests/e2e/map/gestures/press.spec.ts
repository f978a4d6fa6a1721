import { expect, test } from '@playwright/test';
import { drag, isOpen, letGoAtRest, nothingIsOpen, spotOf } from '@/tests/e2e/map/mapHand';
import { mapOn } from '@/tests/e2e/map/mapPage';

test.use({ viewport: { width: 1280, height: 800 } });

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
