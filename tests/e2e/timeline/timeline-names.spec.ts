import { expect, it } from '@/tests/e2e/it';
import sharp from 'sharp';
import { NEAR, timelineOn, WIDE } from './timelinePage';

it.use({ viewport: WIDE });

/** Number of scales, from all three centuries down to some months. */
const SCALES = 8;

it.describe('the names of the timeline', () => {
  for (const size of ['100 %', '200 %'] as const)
    it(`never overlap at any scale, at a font size of ${size}`, async ({ page }) => {
      if (size === '200 %')
        await page.addInitScript(() => {
          const sheet = new CSSStyleSheet();
          sheet.replaceSync('html { font-size: 200% }');
          document.adoptedStyleSheets.push(sheet);
        });
      const timeline = timelineOn(page);
      await timeline.open();
      const { x, y } = await timeline.stagePoint(0.4, 0.7);
      const topsById = new Map<string, string>();
      let maxShown = 0;
      for (let step = 0; step < SCALES; step += 1) {
        await page.mouse.move(x, y);
        const { overlaps, rows, count } = await timeline.stage.evaluate(readLabels);
        expect(overlaps).toEqual([]);
        for (const [id, top] of rows) {
          topsById.set(id, topsById.get(id) ?? top);
          expect(topsById.get(id)).toBe(top);
        }
        maxShown = Math.max(maxShown, count);
        await timeline.turnWheel(1, -330);
        await timeline.waitUntilStill();
      }
      expect(maxShown).toBeGreaterThan(10);
    });

  it('are painted during motion as at rest', async ({ page }) => {
    await page.clock.install();
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const { x, y } = await timeline.stagePoint(0.5, 0.6);
    await page.mouse.move(x, y);
    // The clock is paused: the view comes to rest when the test advances it.
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.down('Control');
    // The marks are painted anew every second turn, and stretched in between.
    for (let turn = 0; turn < 4; turn += 1) {
      await page.mouse.wheel(0, -100);
      await page.clock.runFor(20);
    }
    await page.keyboard.up('Control');
    const name = timeline.label('hegire');
    await expect(name).toHaveCSS('opacity', '0');
    const movingPixels = await rgbOf(await page.screenshot());
    await page.clock.runFor(1000);
    await expect(name).toHaveCSS('opacity', '1');
    const stillPixels = await rgbOf(await page.screenshot());
    expect(movingPixels.length).toBe(stillPixels.length);
    const differentCount = movingPixels.filter(
      (value, index) => Math.abs(value - (stillPixels[index] ?? 0)) > 64,
    ).length;
    expect(differentCount / stillPixels.length).toBeLessThan(0.001);
  });

  it('stay in the document while focused', async ({ page }) => {
    await page.clock.install();
    const timeline = timelineOn(page);
    await timeline.open(NEAR);
    const name = timeline.label('hegire');
    await name.focus();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.press('+');
    await page.clock.runFor(100);
    await expect(timeline.label('badr')).toHaveCSS('opacity', '0');
    await expect(name).toHaveCSS('opacity', '1');
    await expect(name).toBeFocused();
  });
});

/** Returns red, green and blue of each pixel. */
const rgbOf = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).removeAlpha().raw().toBuffer();

function readLabels(stage: Element) {
  const labels = [...stage.querySelectorAll<HTMLElement>('a[data-entry]:not([hidden])')].filter(
    ({ dataset }) => dataset.current !== 'true',
  );
  const boxes = labels.map((label) => {
    const { left, right, top, bottom } = label.getBoundingClientRect();
    return { id: label.dataset.entry ?? '', left, right, top, bottom };
  });
  const overlaps = boxes.flatMap((a, index) =>
    boxes
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 0.5 &&
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 0.5,
      )
      .map((b) => `${a.id} / ${b.id}`),
  );
  return {
    overlaps,
    count: boxes.length,
    rows: labels.map(({ dataset, style }) => [dataset.entry ?? '', style.top] as const),
  };
}
