import { expect, type Browser, type Page } from '@playwright/test';
import { endlessAnimations, passingAnimations } from '@/tests/e2e/animations';
import { it } from '@/tests/e2e/it';
import { PHONE } from '@/tests/e2e/map/mapScreenPage';
import { renderingRecords } from '@/tests/e2e/paint/trace';
import { playerOn } from '@/tests/e2e/player/playerPage';

it.use({ viewport: PHONE, hasTouch: true, isMobile: true });

/** Returns the number of elements of each style recalculation during a task. */
async function restyledDuring(
  browser: Browser,
  page: Page,
  task: () => Promise<void>,
): Promise<readonly number[]> {
  const [records] = await renderingRecords(browser, [page], task);
  return records?.restyledCounts ?? [];
}

it('the home page restyles only changed elements', async ({ browser, page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  // The parts below the first viewport are laid out in idle moments, which are rare on a slow machine.
  await expect(page.locator('html')).not.toHaveAttribute('data-arriving');
  const pageElements = await page.locator('body *').count();
  const barElements = await page.locator('header').first().locator('*').count();

  await it.step('the banner’s animations run without the main thread', async () => {
    // The entrance animations end; the animations of the stars and the rosette are endless.
    await expect.poll(() => passingAnimations(page)).toBe(0);
    const [start] = await endlessAnimations(page);
    const counts = await restyledDuring(browser, page, async () => {
      await expect
        .poll(async () => (await endlessAnimations(page))[0]?.at, { intervals: [1000] })
        .toBeGreaterThan((start?.at ?? 0) + 1000);
    });
    expect((await endlessAnimations(page)).length).toBeGreaterThanOrEqual(2);
    expect(counts.length).toBeLessThan(20);
  });

  await it.step('the end of `data-arriving` restyles the delayed parts only', async () => {
    const counts = await restyledDuring(browser, page, () =>
      page.evaluate(async () => {
        const nextFrame = () => new Promise(requestAnimationFrame);
        for (const stage of ['first', '', undefined]) {
          if (stage === undefined) delete document.documentElement.dataset.arriving;
          else document.documentElement.dataset.arriving = stage;
          await nextFrame();
          await nextFrame();
        }
      }),
    );
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(pageElements / 4);
  });

  await it.step('the menu opens without restyling the page', async () => {
    const counts = await restyledDuring(browser, page, async () => {
      await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
      await expect(page.locator('#menu').getByRole('link').last()).toBeVisible();
    });
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(barElements);
    await page.keyboard.press('Escape');
    await expect(page.locator('#menu').getByRole('link').last()).toBeHidden();
  });

  await it.step('the player opens without restyling the page', async () => {
    const counts = await restyledDuring(browser, page, async () => {
      await page.getByRole('button', { name: 'Dernier épisode' }).tap();
      await expect(playerOn(page).toggle('Pause')).toBeVisible();
    });
    expect(counts.length).toBeGreaterThan(0);
    expect(Math.max(...counts)).toBeLessThan(pageElements / 4);
  });
});
