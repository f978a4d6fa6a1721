import { expect, test, type Browser, type Page } from '@playwright/test';
import { endlessAnimations, passingAnimations } from '@/tests/e2e/animations';
import { PHONE } from '@/tests/e2e/map/mapScreenPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** How many elements had their style computed, at each time that some had, while `during` ran. */
async function restyled(
  browser: Browser,
  page: Page,
  during: () => Promise<void>,
): Promise<readonly number[]> {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  return traceEvents
    .filter(({ name }) => name === 'UpdateLayoutTree')
    .flatMap(({ args: { elementCount = 0 } }) => (elementCount > 0 ? [elementCount] : []));
}

/** Opens the home page and waits for it to have arrived; returns the number of its elements. */
async function arrivedHome(page: Page): Promise<number> {
  await page.goto('/', { waitUntil: 'networkidle' });
  // What is far below is laid out in idle moments while the page arrives, of which a slow machine has few.
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  return page.locator('body *').count();
}

test('le lecteur s’ouvre sans que le style de toute la page soit recalculé', async ({
  browser,
  page,
}) => {
  const elements = await arrivedHome(page);
  const counts = await restyled(browser, page, async () => {
    await page.getByRole('button', { name: 'Dernier épisode' }).tap();
    await expect(playerOn(page).toggle('Pause')).toBeVisible();
  });
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(elements / 4);
});

test('le menu s’ouvre sans que le style de plus que la barre soit recalculé', async ({
  browser,
  page,
}) => {
  await arrivedHome(page);
  const ofBar = await page.locator('header').first().locator('*').count();
  const counts = await restyled(browser, page, async () => {
    await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
    await expect(page.locator('#menu').getByRole('link').last()).toBeVisible();
  });
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(ofBar);
});

test('la fin de l’arrivée de l’accueil ne recalcule le style que de ce qui attendait', async ({
  browser,
  page,
}) => {
  const elements = await arrivedHome(page);
  const counts = await restyled(browser, page, () =>
    page.evaluate(async () => {
      const frame = () => new Promise(requestAnimationFrame);
      for (const stage of ['first', '', undefined]) {
        if (stage === undefined) delete document.documentElement.dataset.arriving;
        else document.documentElement.dataset.arriving = stage;
        await frame();
        await frame();
      }
    }),
  );
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts)).toBeLessThan(elements / 4);
});

test('le décor de l’accueil bouge sans occuper le fil principal', async ({ browser, page }) => {
  await arrivedHome(page);
  // What rises on arrival ends; the stars and the rosette do not.
  await expect.poll(() => passingAnimations(page)).toBe(0);
  const [start] = await endlessAnimations(page);
  const counts = await restyled(browser, page, async () => {
    await expect
      .poll(async () => (await endlessAnimations(page))[0]?.at, { intervals: [1000] })
      .toBeGreaterThan((start?.at ?? 0) + 1000);
  });
  expect((await endlessAnimations(page)).length).toBeGreaterThanOrEqual(2);
  expect(counts.length).toBeLessThan(20);
});
