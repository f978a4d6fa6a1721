import type { Page } from '@playwright/test';
import { waitUntilAtRest } from '@/tests/e2e/every-page/keyboardWalk';
import { expect, it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { MAP, mapOn } from './mapPage';

/** Tells whether a marker lies fully between the site's bar and the player. */
async function isBetweenBars(page: Page, selector: string): Promise<boolean> {
  await page.evaluate(waitUntilAtRest);
  return page.locator(selector).evaluate((marker) => {
    const { top, bottom } = marker.getBoundingClientRect();
    const playerTop = document.querySelector('#lecteur')?.getBoundingClientRect().top;
    const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= barBottom && bottom <= (playerTop ?? innerHeight);
  });
}

for (const [width, height, id] of [
  [1280, 720, 'zafar'],
  [768, 1024, 'la-mecque'],
] as const)
  it.describe(`at ${width} × ${height}`, () => {
    it.use({ viewport: { width, height } });

    it(`the markers of ${id} and of the keys stay between the bars`, async ({ page }) => {
      await page.goto(`${MAP}/${id}`);
      const map = mapOn(page);
      await map.waitUntilReady();
      await expect
        .poll(() => isBetweenBars(page, `[data-place="${id}"]`), {
          message: 'the marker is visible',
        })
        .toBe(true);
      await page.getByRole('button', { name: 'Écouter' }).first().click();
      await expect(playerOn(page).region).toBeVisible();
      await map.close.click();
      await expect(map.listHeading).toBeVisible();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.getByRole('button', { name: 'Vers le sud' }).focus();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.keyboard.press('Shift+Tab');
      await page.locator('[data-place][tabindex="0"]').focus();
      for (const key of ['ArrowDown', 'End', 'Home', 'ArrowLeft']) {
        await page.keyboard.press(key);
        // The first key loads the map's motion.
        await expect.poll(() => isBetweenBars(page, '[data-place]:focus'), key).toBe(true);
      }
    });
  });
