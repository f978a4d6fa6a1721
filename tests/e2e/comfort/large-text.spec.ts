import { expect } from '@playwright/test';
import { it } from '@/tests/e2e/it';
import { menuOn, reachableShare } from '@/tests/e2e/site/menuPage';
import { overflowOf } from '@/tests/e2e/watch';

/** A browser set to letters of 32 pixels: twice the usual (WCAG 2.2, success criterion 1.4.4). */
it.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

it('in letters twice as large, the bar fits and leads everywhere', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/about');
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe(
    '32px',
  );
  const { open, links } = menuOn(page);
  for (const width of [360, 390, 768, 1280, 1440])
    await it.step(`at ${width} pixels`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await open.click();
      await expect(links.last()).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeInViewport({
        ratio: 1,
      });
      for (const link of await links.all()) {
        await link.focus();
        await expect.poll(() => link.evaluate(reachableShare)).toBe(1);
      }
      // Below 0 where the open menu keeps the room of a scroll bar.
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      await page.keyboard.press('Escape');
      await expect(links.last()).toBeHidden();
    });
});
