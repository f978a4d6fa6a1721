import { expect, type Page } from '@playwright/test';
import { endlessAnimations, passingAnimations } from '@/tests/e2e/animations';
import { it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { renderingRecords } from '@/tests/e2e/paint/trace';
import { openWholePage } from '@/tests/e2e/paint/wholePage';

it.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true });

/** Observed time of the page's clock, in milliseconds. */
const OBSERVED_MS = 3000;

/** Number of windows observed together; idle windows do not disturb each other. */
const CONCURRENT_WINDOWS = 13;

/** Lets the page's clock advance, polling rarely and without requesting frames. */
async function waitObserved(page: Page): Promise<void> {
  const start = await page.evaluate(() => Number(document.timeline.currentTime));
  await page.waitForFunction(
    ([start, duration]) => Number(document.timeline.currentTime) - start > duration,
    [start, OBSERVED_MS] as const,
    { polling: 1000 },
  );
}

for (let offset = 0; offset < EVERY_PAGE.length; offset += CONCURRENT_WINDOWS) {
  const paths = EVERY_PAGE.slice(offset, offset + CONCURRENT_WINDOWS);
  it(`pages from ${paths[0]} on are idle while untouched`, async ({ browser, context }) => {
    const pages: Page[] = [];
    for (const path of paths) {
      const page = await context.newPage();
      await openWholePage(page, path);
      pages.push(page);
    }
    for (const page of pages) await expect.poll(() => passingAnimations(page)).toBe(0);
    const waitOnAll = () => Promise.all(pages.map(waitObserved));
    await waitOnAll();
    const records = await renderingRecords(browser, pages, waitOnAll);
    for (const [index, { restyledCounts, paints }] of records.entries()) {
      const path = paths[index] ?? '';
      console.log(
        `${path}: ${restyledCounts.length} styles, ${paints} paintings in ${OBSERVED_MS / 1000} s`,
      );
      expect.soft(restyledCounts.length, `styles of ${path}`).toBe(0);
      expect.soft(paints, `paintings of ${path}`).toBe(0);
    }
  });
}

it('playback restyles at most 15 times a second', async ({ browser, page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.locator('main [data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await page.waitForLoadState('networkidle');
  await waitObserved(page);
  const [record] = await renderingRecords(browser, [page], () => waitObserved(page));
  const restyles = record?.restyledCounts.length ?? 0;
  console.log(`/ playing: ${restyles} styles in ${OBSERVED_MS / 1000} s`);
  // Time and slider four times a second, with two style passes each, and the home page's animations.
  expect(restyles).toBeGreaterThan(0);
  expect(restyles).toBeLessThanOrEqual((15 * OBSERVED_MS) / 1000);
});

it('the animations of the home page’s banner stop outside the viewport', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const runningCount = async () =>
    (await endlessAnimations(page)).filter(({ playState }) => playState === 'running').length;
  // The animation begins after the page's arrival.
  await expect.poll(runningCount).toBeGreaterThan(0);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect.poll(runningCount).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
  await expect.poll(runningCount).toBeGreaterThan(0);
});
