import { expect, test } from '@playwright/test';
import { timelineOn, WIDE } from './timelinePage';

test.use({ viewport: WIDE });

/** Where the Hijra stands well inside the stage. */
const NEAR = 'de=600&a=650';
const ZOOM_TURNS = 6;

test.describe('La frise', () => {
  test('garde sous le pointeur le jour qui y est, pendant qu’elle s’agrandit', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const x = await timeline.leftOf('hegire');
    const { y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    await page.keyboard.down('Control');
    for (let turn = 0; turn < ZOOM_TURNS; turn += 1) {
      await page.mouse.wheel(0, -100);
      await timeline.settle();
      expect(Math.abs((await timeline.leftOf('hegire')) - x)).toBeLessThanOrEqual(1);
    }
    await page.keyboard.up('Control');
  });

  for (const [where, query] of [
    ['au milieu', NEAR],
    ['au bord gauche', 'de=500&a=540'],
    ['au bord droit', 'de=770&a=801'],
  ] as const) {
    test(`revient au même point après autant de crans dans les deux sens, ${where}`, async ({
      page,
    }) => {
      const timeline = timelineOn(page);
      await timeline.open(query);
      const before = await timeline.view();
      const { x, y } = await timeline.point(0.4, 0.6);
      await page.mouse.move(x, y);
      await page.keyboard.down('Control');
      for (const delta of [-100, 100])
        for (let turn = 0; turn < 4; turn += 1) await page.mouse.wheel(0, delta);
      await page.keyboard.up('Control');
      const after = await timeline.view();
      expect(after.scale / before.scale).toBeCloseTo(1, 3);
      expect(Math.abs(after.start - before.start) * after.scale).toBeLessThanOrEqual(1);
    });
  }

  test('laisse la molette seule à la page', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const before = await timeline.view();
    const scroll = await page.evaluate(() => scrollY);
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 240);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
    expect(await timeline.view()).toEqual(before);
  });

  test('se déplace de côté, sans changer d’échelle, et suit la souris qui la tire', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const before = await timeline.view();
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    await page.mouse.wheel(200, 0);
    const turned = await timeline.view();
    expect((turned.start - before.start) * before.scale).toBeCloseTo(200, 0);
    const from = await timeline.leftOf('hegire');
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 6 });
    expect(Math.abs((await timeline.leftOf('hegire')) - (from - 60))).toBeLessThanOrEqual(1);
    await page.mouse.up();
    expect((await timeline.view()).scale).toBe(before.scale);
  });

  test('ne va pas au-delà de 500 et de 800', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open('de=770&a=801');
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    const before = await timeline.view();
    await page.mouse.wheel(3000, 0);
    const after = await timeline.view();
    expect(after.scale).toBe(before.scale);
    const { width } = (await timeline.stage.boundingBox()) ?? { width: 0 };
    // 1 January 801 of the Julian calendar.
    expect(after.start + width / after.scale).toBeCloseTo(2013624, 0);
  });

  test('a des boutons pour agrandir, réduire et tout voir', async ({ page }) => {
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const { scale } = await timeline.view();
    await page.getByRole('button', { name: 'Agrandir' }).click();
    expect((await timeline.view()).scale / scale).toBeCloseTo(1.5, 2);
    await page.getByRole('button', { name: 'Réduire' }).click();
    expect((await timeline.view()).scale / scale).toBeCloseTo(1, 2);
    await page.getByRole('button', { name: 'Voir toute la frise' }).click();
    await expect.poll(async () => (await timeline.view()).scale).toBeLessThan(scale / 4);
  });

  test('s’ouvre à l’année demandée et l’écrit dans l’adresse, une fois par seconde au plus', async ({
    page,
  }) => {
    const timeline = timelineOn(page);
    await timeline.open('annee=624&de=612&a=636');
    await expect(page.getByRole('slider', { name: 'Année' })).toHaveValue('624');
    await page.evaluate(() => {
      const own = window as unknown as { writes: number };
      own.writes = 0;
      const replace = history.replaceState.bind(history);
      history.replaceState = (...of) => {
        own.writes += 1;
        replace(...of);
      };
    });
    const start = Date.now();
    for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(turn % 2 ? 8 : -4, 0);
    const { x, y } = await timeline.point(0.5, 0.6);
    await page.mouse.move(x, y);
    for (let turn = 0; turn < 40; turn += 1) await page.mouse.wheel(6, 0);
    await timeline.settle();
    await expect(page).toHaveURL(/de=6\d\d\.\d+&a=6\d\d/);
    const seconds = (Date.now() - start) / 1000;
    const writes = await page.evaluate(() => (window as unknown as { writes: number }).writes);
    expect(writes).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
  });
});
