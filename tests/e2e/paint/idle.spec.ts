import { expect, test, type Browser, type Page } from '@playwright/test';
import { endlessAnimations, passingAnimations } from '../animations';
import { EVERY_PAGE } from '../pages';
import { playerOn } from '../player/playerPage';
import { wholePage } from './wholePage';

test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

/** How far the page's own clock goes while it is watched, in milliseconds. */
const WATCHED = 3000;

/** Lets the page's clock go on; asked rarely, and without a frame being asked for. */
const pass = async (page: Page): Promise<void> => {
  const start = await page.evaluate(() => Number(document.timeline.currentTime));
  await page.waitForFunction(
    ([from, by]) => Number(document.timeline.currentTime) - from > by,
    [start, WATCHED] as const,
    { polling: 1000 },
  );
};

/** How many times styles were computed and the main thread painted. */
async function workOf(browser: Browser, page: Page) {
  await browser.startTracing(page, { categories: ['devtools.timeline'] });
  await pass(page);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    traceEvents: readonly { name: string; args: { elementCount?: number } }[];
  };
  return {
    restyles: traceEvents.filter(
      ({ name, args }) => name === 'UpdateLayoutTree' && (args.elementCount ?? 0) > 0,
    ).length,
    paints: traceEvents.filter(({ name }) => name === 'Paint').length,
  };
}

for (const path of EVERY_PAGE)
  test(`${path}, que personne ne touche, laisse le fil principal en paix`, async ({
    browser,
    page,
  }) => {
    await wholePage(page, path);
    await expect.poll(() => passingAnimations(page)).toBe(0);
    await pass(page);
    const { restyles, paints } = await workOf(browser, page);
    console.log(`${path} : ${restyles} styles, ${paints} peintures en ${WATCHED / 1000} s`);
    expect(restyles).toBeLessThanOrEqual((5 * WATCHED) / 1000);
    expect(paints).toBe(0);
  });

test('un épisode qui joue ne fait recalculer que ce qui change à l’écran', async ({
  browser,
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('main [data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await page.waitForLoadState('networkidle');
  await pass(page);
  const { restyles } = await workOf(browser, page);
  console.log(`/ qui joue : ${restyles} styles en ${WATCHED / 1000} s`);
  // The time and the slider four times a second, each in two passes, and what moves of the home page's picture.
  expect(restyles).toBeLessThanOrEqual((15 * WATCHED) / 1000);
});

test('le décor de l’accueil s’arrête hors de vue et repart à son retour', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const moving = async () =>
    (await endlessAnimations(page)).filter(({ playState }) => playState === 'running').length;
  // It begins once the page has arrived.
  await expect.poll(moving).toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(moving).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(moving).toBeGreaterThan(0);
});
