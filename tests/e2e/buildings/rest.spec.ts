import type { Page } from '@playwright/test';
import { building, openStage, PATH, stageOf } from '@/tests/e2e/buildings/buildingPage';
import { counting, counts, countsAtRest } from '@/tests/e2e/buildings/counting';
import { expect, it } from '@/tests/e2e/it';

const expectDrawn = (page: Page): Promise<void> =>
  expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(0);

it('another view comes at once for who wants no motion, and in a flight for others', async ({
  page,
}) => {
  await page.clock.install();
  await counting(page);
  const matricesOf = async (motion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(PATH);
    await openStage(page);
    await expectDrawn(page);
    await countsAtRest(page);
    // By the page's clock every frame is 16 ms long, however slow the machine draws.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const before = await counts(page);
    await stageOf(page).getByRole('button', { name: 'Suivante' }).click();
    await page.clock.runFor(1000);
    const after = await counts(page);
    await page.clock.resume();
    expect(after.calls).toBeGreaterThan(before.calls);
    return after.matrices - before.matrices;
  };
  // A view has two matrices at most: that of the camera and that of the sun.
  expect(await matricesOf('reduce')).toBeLessThanOrEqual(2);
  expect(await matricesOf('no-preference')).toBeGreaterThan(10);
});

it('a stage out of sight draws nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await counting(page);
  await page.goto(PATH);
  await openStage(page);
  await expectDrawn(page);
  await page.getByRole('heading', { name: 'Références' }).scrollIntoViewIfNeeded();
  const before = (await countsAtRest(page)).calls;
  await stageOf(page)
    .getByRole('button', { name: 'Suivante', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  expect((await countsAtRest(page)).calls).toBe(before);
});

it('a stage that is left gives its memory back, however often it is opened', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts });
    const get = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...args: unknown[]) {
        const context: unknown = Reflect.apply(get, this, args);
        if (context instanceof WebGL2RenderingContext) contexts.push(context);
        return context;
      },
    });
  });
  await page.goto('/outils/reconstitutions');
  for (let round = 0; round < 20; round += 1) {
    await page.locator(`main a[href="${PATH}"]`).first().click();
    await expect(page).toHaveURL(PATH);
    await openStage(page);
    await page.locator('a[href="/outils/reconstitutions"]').first().click();
    await expect(page.getByRole('heading', { name: building.name })).toBeVisible();
    await expect(page).toHaveURL('/outils/reconstitutions');
  }
  const states = await page.evaluate(() =>
    (Reflect.get(window, 'contexts') as WebGL2RenderingContext[]).map((gl) =>
      gl.isContextLost(),
    ),
  );
  expect(states).toHaveLength(20);
  expect(states).not.toContain(false);
});
