import { expect, type Page } from '@playwright/test';
import { endlessAnimations, passingAnimations } from '@/tests/e2e/animations';
import { it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { workOf } from '@/tests/e2e/paint/trace';
import { wholePage } from '@/tests/e2e/paint/wholePage';

it.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

/** Observed time of the page's clock, in milliseconds. */
const OBSERVED_MS = 3000;

/** Number of windows observed together; idle ones do not disturb each other. */
const CONCURRENT_WINDOWS = 13;

/** Lets the page's clock advance, polling rarely and without requesting frames. */
async function pass(page: Page): Promise<void> {
  const start = await page.evaluate(() => Number(document.timeline.currentTime));
  await page.waitForFunction(
    ([from, by]) => Number(document.timeline.currentTime) - from > by,
    [start, OBSERVED_MS] as const,
    { polling: 1000 },
  );
}

for (let first = 0; first < EVERY_PAGE.length; first += CONCURRENT_WINDOWS) {
  const paths = EVERY_PAGE.slice(first, first + CONCURRENT_WINDOWS);
  it(`pages ${first + 1} to ${first + paths.length} are idle while untouched`, async ({
    browser,
    context,
  }) => {
    const pages: Page[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      await wholePage(page, path);
      pages.push(page);
    }
    for (const page of pages) await expect.poll(() => passingAnimations(page)).toBe(0);
    const passAll = () => Promise.all(pages.map(pass));
    await passAll();
    const works = await workOf(browser, pages, passAll);
    for (const [index, { restyled, paints }] of works.entries()) {
      const path = paths[index] ?? '';
      console.log(
        `${path}: ${restyled.length} styles, ${paints} paintings in ${OBSERVED_MS / 1000} s`,
      );
      expect.soft(restyled.length, `styles of ${path}`).toBe(0);
      expect.soft(paints, `paintings of ${path}`).toBe(0);
    }
  });
}

it('an episode that plays computes only what changes', async ({ browser, page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('main [data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await page.waitForLoadState('networkidle');
  await pass(page);
  const [work] = await workOf(browser, [page], () => pass(page));
  const restyles = work?.restyled.length ?? 0;
  console.log(`/ playing: ${restyles} styles in ${OBSERVED_MS / 1000} s`);
  // Time and slider four times a second, with two style passes each, and the home page's animations.
  expect(restyles).toBeGreaterThan(0);
  expect(restyles).toBeLessThanOrEqual((15 * OBSERVED_MS) / 1000);
});

it('the banner’s animations stop out of view', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const moving = async () =>
    (await endlessAnimations(page)).filter(({ playState }) => playState === 'running').length;
  // The animation begins after the page's arrival.
  await expect.poll(moving).toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(moving).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(moving).toBeGreaterThan(0);
});
