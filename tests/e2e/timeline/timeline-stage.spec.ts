import { expect, it } from '@/tests/e2e/it';
import { timelineOn, visitTimeline, WIDE } from './timelinePage';

it.use({ viewport: WIDE, reducedMotion: 'reduce' });

it.describe('the timeline under the mouse', () => {
  const timelinePage = visitTimeline();
  it.beforeEach(() => timelinePage().timeline.resetView());

  it('zooms around the day under the pointer, and back by as many turns of the wheel', async () => {
    const { page, timeline } = timelinePage();
    const viewBefore = await timeline.view();
    const x = await timeline.leftOf('hegire');
    const { y } = await timeline.stagePoint(0.5, 0.6);
    await page.mouse.move(x, y);
    let { scale } = viewBefore;
    for (let turn = 0; turn < 3; turn += 1) {
      await timeline.turnWheel(1, -100);
      await expect.poll(timeline.scale).toBeGreaterThan(scale);
      ({ scale } = await timeline.view());
      expect(Math.abs((await timeline.leftOf('hegire')) - x)).toBeLessThanOrEqual(1);
    }
    await timeline.turnWheel(3, 100);
    await expect
      .poll(async () => (await timeline.scale()) / viewBefore.scale)
      .toBeCloseTo(1, 3);
    const viewAfter = await timeline.view();
    expect(Math.abs(viewAfter.start - viewBefore.start) * viewAfter.scale).toBeLessThanOrEqual(
      1,
    );
  });

  it('leaves a turn of the wheel without Control to the page', async () => {
    const { page, timeline } = timelinePage();
    const viewBefore = await timeline.view();
    const scrollBefore = await page.evaluate(() => scrollY);
    const { x, y } = await timeline.stagePoint(0.5, 0.6);
    await page.mouse.move(x, y);
    await timeline.turnWheel(1, 240, false);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scrollBefore);
    expect(await timeline.view()).toEqual(viewBefore);
  });

  it('pans by the wheel and by a drag at the same scale, up to the year 800', async () => {
    const { page, timeline } = timelinePage();
    const viewBefore = await timeline.view();
    const { x, y } = await timeline.stagePoint(0.5, 0.6);
    await page.mouse.move(x, y);
    await page.mouse.wheel(200, 0);
    await expect
      .poll(async () => ((await timeline.view()).start - viewBefore.start) * viewBefore.scale)
      .toBeCloseTo(200, 0);
    const leftBefore = await timeline.leftOf('hegire');
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 6 });
    await timeline.waitUntilStill();
    expect(Math.abs((await timeline.leftOf('hegire')) - (leftBefore - 60))).toBeLessThanOrEqual(
      1,
    );
    await page.mouse.up();
    await page.mouse.wheel(3000, 0);
    const { width } = (await timeline.stage.boundingBox()) ?? { width: 0 };
    // 1 January 801 of the Julian calendar.
    await expect
      .poll(async () => {
        const { start, scale } = await timeline.view();
        return start + width / scale;
      })
      .toBeCloseTo(2013624, 0);
    expect(await timeline.scale()).toBe(viewBefore.scale);
  });

  it('is dragged by the name of an event without opening a card', async () => {
    const { page, timeline } = timelinePage();
    const viewBefore = await timeline.view();
    const box = await timeline.label('hegire').boundingBox();
    const [x, y] = [(box?.x ?? 0) + 10, (box?.y ?? 0) + 5];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 80, y, { steps: 8 });
    await timeline.waitUntilStill();
    const viewAfter = await timeline.view();
    await page.mouse.up();
    expect((viewAfter.start - viewBefore.start) * viewBefore.scale).toBeCloseTo(80, 0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  });

  it('has buttons that zoom in, zoom out and show the whole range', async () => {
    const { page, timeline } = timelinePage();
    const scale = await timeline.scale();
    await page.getByRole('button', { name: 'Agrandir' }).click();
    expect((await timeline.scale()) / scale).toBeCloseTo(1.5, 2);
    await page.getByRole('button', { name: 'Réduire' }).click();
    expect((await timeline.scale()) / scale).toBeCloseTo(1, 2);
    await page.getByRole('button', { name: 'Voir toute la frise' }).click();
    await expect.poll(timeline.scale).toBeLessThan(scale / 2);
  });
});

it('the timeline opens at its address’s year, rarely rewritten', async ({ page }) => {
  const timeline = timelineOn(page);
  await timeline.open('annee=624&de=612&a=636');
  await expect(page.getByRole('slider', { name: 'Année' })).toHaveValue('624');
  await page.evaluate(() => {
    const replaceState = history.replaceState.bind(history);
    const dataset = document.documentElement.dataset;
    history.replaceState = (...parameters) => {
      dataset.writes = String(Number(dataset.writes ?? 0) + 1);
      replaceState(...parameters);
    };
  });
  const startTime = Date.now();
  const { x, y } = await timeline.stagePoint(0.5, 0.6);
  await page.mouse.move(x, y);
  for (let turn = 0; turn < 60; turn += 1) await page.mouse.wheel(6, 0);
  await timeline.waitUntilStill();
  await expect(page).toHaveURL(/de=6\d\d\.\d+&a=6\d\d/);
  const seconds = (Date.now() - startTime) / 1000;
  const writes = Number(await page.locator('html').getAttribute('data-writes'));
  expect(writes).toBeLessThanOrEqual(Math.ceil(seconds) + 1);
});
