import { openStage, PATH, stageOf } from './buildingPage';
import { expect, it } from '@/tests/e2e/it';

it('a drag over slow draw calls halves the resolution until its end', async ({ page }) => {
  await page.addInitScript(() => {
    const widths: number[] = [];
    Object.assign(window, { widths });
    const { drawElements } = WebGL2RenderingContext.prototype;
    // Each call takes 80 ms, so that a picture takes more than the 150 ms after which a view rests.
    WebGL2RenderingContext.prototype.drawElements = function drawSlowly(...args) {
      const start = performance.now();
      while (performance.now() - start < 80);
      if (widths.at(-1) !== this.canvas.width) widths.push(this.canvas.width);
      drawElements.apply(this, args);
    };
  });
  await page.goto(PATH);
  await openStage(page);
  const canvas = stageOf(page).locator('canvas');
  await canvas.scrollIntoViewIfNeeded();
  const widths = () => page.evaluate(() => Reflect.get(window, 'widths') as number[]);
  await expect.poll(async () => (await widths()).length).toBeGreaterThan(0);
  const fullWidth = await canvas.evaluate(({ clientWidth }) => clientWidth * devicePixelRatio);
  await expect.poll(async () => (await widths()).at(-1)).toBe(fullWidth);
  const widthsBefore = (await widths()).length;

  const box = await canvas.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 100, (box?.y ?? 0) + 100];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 16; step += 1) await page.mouse.move(x + 8 * step, y);
  await page.mouse.up();

  await expect.poll(async () => (await widths()).at(-1)).toBe(fullWidth);
  const dragWidths = (await widths()).slice(widthsBefore, -1);
  expect(Math.min(...dragWidths)).toBe(Math.round(fullWidth / 2));
  expect(dragWidths).toEqual(dragWidths.toSorted((a, b) => b - a));
});
