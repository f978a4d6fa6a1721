import type { Page } from '@playwright/test';
import { building, openStage, PATH, stageOf } from './buildingPage';
import { installCounters, counts, countsAtRest } from '@/tests/e2e/buildings/counting';
import { expect, it } from '@/tests/e2e/it';

const expectDrawn = (page: Page): Promise<void> =>
  expect.poll(async () => (await counts(page)).calls).toBeGreaterThan(0);

it('the camera flies to the next view, or jumps under reduced motion', async ({ page }) => {
  await page.clock.install();
  await installCounters(page);
  const matricesDuringMove = async (motion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(PATH);
    await openStage(page);
    await expectDrawn(page);
    await countsAtRest(page);
    // By the page's clock every frame is 16 ms long, however slow the machine draws.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
    const countsBefore = await counts(page);
    await stageOf(page).getByRole('button', { name: 'Suivante' }).click();
    await page.clock.runFor(1000);
    const countsAfter = await counts(page);
    await page.clock.resume();
    expect(countsAfter.calls).toBeGreaterThan(countsBefore.calls);
    return countsAfter.matrices - countsBefore.matrices;
  };
  // A view has two matrices at most: that of the camera and that of the sun.
  expect(await matricesDuringMove('reduce')).toBeLessThanOrEqual(2);
  expect(await matricesDuringMove('no-preference')).toBeGreaterThan(10);
});

it('a stage outside the viewport draws nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await installCounters(page);
  await page.goto(PATH);
  await openStage(page);
  await expectDrawn(page);
  await page.getByRole('heading', { name: 'Références' }).scrollIntoViewIfNeeded();
  const callsBefore = (await countsAtRest(page)).calls;
  await stageOf(page)
    .getByRole('button', { name: 'Suivante', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  expect((await countsAtRest(page)).calls).toBe(callsBefore);
});

it('a stage releases its WebGL context each time that its page is left', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(() => {
    const contexts: WebGL2RenderingContext[] = [];
    Object.assign(window, { contexts });
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.assign(HTMLCanvasElement.prototype, {
      getContext(this: HTMLCanvasElement, ...args: unknown[]) {
        const context: unknown = Reflect.apply(getContext, this, args);
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
  const areLost = await page.evaluate(() =>
    (Reflect.get(window, 'contexts') as WebGL2RenderingContext[]).map((gl) =>
      gl.isContextLost(),
    ),
  );
  expect(areLost).toHaveLength(20);
  expect(areLost).not.toContain(false);
});
