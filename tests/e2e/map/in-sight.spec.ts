import { expect, test, type Page } from '@playwright/test';
import { untilAtRest } from '@/tests/e2e/comfort/keyboardWalk';
import { MAP, screenOn } from './mapScreenPage';
import { playerOn } from '@/tests/e2e/player/playerPage';

/** Whether the whole of the focused marker, or of another, is between the bars. */
async function isBetweenBars(page: Page, selector: string): Promise<boolean> {
  await page.evaluate(untilAtRest);
  return page.locator(selector).evaluate((marker) => {
    const { top, bottom } = marker.getBoundingClientRect();
    const player = document.querySelector('#lecteur')?.getBoundingClientRect().top;
    const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    return top >= bar && bottom <= (player ?? innerHeight);
  });
}

for (const [width, height, isPlaying] of [
  [1024, 768, false],
  [1280, 720, true],
  [1366, 768, false],
  [768, 1024, true],
] as const) {
  test.describe(`À ${width} × ${height}${isPlaying ? ', le lecteur ouvert' : ''}`, () => {
    test.use({ viewport: { width, height } });

    test('le repère que le clavier atteint est dans la fenêtre', async ({ page }) => {
      await page.goto(isPlaying ? `${MAP}/badr` : MAP);
      const { ready, close } = screenOn(page);
      await ready();
      if (isPlaying) {
        await page.getByRole('button', { name: 'Écouter' }).first().click();
        await expect(playerOn(page).region).toBeVisible();
        await close.click();
        await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      }
      await page.getByRole('button', { name: 'Vers le sud' }).focus();
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
      await page.keyboard.press('Shift+Tab');
      await page.locator('[data-place][tabindex="0"]').focus();
      for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home', 'ArrowLeft']) {
        await page.keyboard.press(key);
        // The first key fetches what moves the map: it may stand still a while before it comes.
        await expect.poll(() => isBetweenBars(page, '[data-place]:focus'), key).toBe(true);
      }
    });
  });
}

for (const [width, height] of [
  [768, 1024],
  [1024, 768],
  [1280, 900],
] as const) {
  for (const id of ['la-mecque', 'zafar']) {
    test(`l’adresse d’un lieu (${id}) s’ouvre à ${width} × ${height} sur son repère`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(`${MAP}/${id}`);
      await screenOn(page).ready();
      await expect
        .poll(() => isBetweenBars(page, `[data-place="${id}"]`), {
          message: 'le repère se voit',
        })
        .toBe(true);
    });
  }
}
