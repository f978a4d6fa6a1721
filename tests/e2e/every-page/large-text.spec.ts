import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { menuOn, reachableRatio } from '@/tests/e2e/site/menuPage';
import { overflowOf } from '@/tests/e2e/watch';

/** A default font size of 32 pixels, twice the usual (WCAG 2.2, success criterion 1.4.4). */
it.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

it('at twice the font size, every link of the menu is reachable', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  const { menuButton, links } = menuOn(page);
  for (const width of [360, 390, 768, 1280, 1440])
    await it.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await menuButton.click();
      await expect(links.last()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({
        ratio: 1,
      });
      for (const link of await links.all()) {
        await link.focus();
        await expect.poll(() => link.evaluate(reachableRatio)).toBe(1);
      }
      // Negative where the open menu reserves the room of a scroll bar.
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(links.last()).toBeHidden();
    });
});

it('at twice the font size, no page scrolls sideways on a phone', async ({ page }) => {
  it.setTimeout(240_000);
  for (const path of EVERY_PAGE) {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(path);
    const listenButton = page.locator('main button[data-episode]:visible').first();
    if ((await listenButton.count()) > 0) {
      await listenButton.click();
      await expect(playerOn(page).region).toBeVisible();
    }
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const width of [360, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect.soft(overflow, `${width} ${path}`).toBeLessThanOrEqual(0);
    }
  }
});

it('Tab during the unfolding shows the menu’s first entry fully', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/about', { waitUntil: 'networkidle' });
  const { menuButton, links } = menuOn(page);
  await menuButton.focus();
  await page.keyboard.press('Enter');
  await expect(links.first()).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await expect
    .poll(() =>
      page.locator('#menu > div').evaluate((list) => getComputedStyle(list).overflowY),
    )
    .toBe('auto');
  expect(await links.first().evaluate(reachableRatio)).toBe(1);
});
