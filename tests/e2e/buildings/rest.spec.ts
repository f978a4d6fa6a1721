import type { Page } from '@playwright/test';
import { building, openStage, PATH, stageOf } from '@/tests/e2e/buildings/buildingPage';
import { counting, counts } from '@/tests/e2e/buildings/counting';
import { expect, it } from '@/tests/e2e/it';

/** Waits in the page. */
const rest = (page: Page, milliseconds: number): Promise<unknown> =>
  page.evaluate(
    (time) =>
      new Promise((resolve) => {
        setTimeout(resolve, time);
      }),
    milliseconds,
  );

it('another view comes at once for who wants no motion, and in a flight for others', async ({
  page,
}) => {
  await counting(page);
  const callsOf = async (motion: 'reduce' | 'no-preference'): Promise<number> => {
    await page.emulateMedia({ reducedMotion: motion });
    await page.goto(PATH);
    await openStage(page);
    await rest(page, 800);
    const before = (await counts(page)).calls;
    await stageOf(page).getByRole('button', { name: 'Suivante' }).click();
    await rest(page, 1500);
    return (await counts(page)).calls - before;
  };
  // A picture is three calls at least, five at most; a flight has several.
  expect(await callsOf('reduce')).toBeLessThanOrEqual(10);
  expect(await callsOf('no-preference')).toBeGreaterThan(10);
});

it('a stage out of sight draws nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await counting(page);
  await page.goto(PATH);
  await openStage(page);
  await page.getByRole('heading', { name: 'Références' }).scrollIntoViewIfNeeded();
  await rest(page, 500);
  const before = (await counts(page)).calls;
  await stageOf(page)
    .getByRole('button', { name: 'Suivante', includeHidden: true })
    .evaluate((button: HTMLElement) => button.click());
  await rest(page, 500);
  expect((await counts(page)).calls).toBe(before);
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
