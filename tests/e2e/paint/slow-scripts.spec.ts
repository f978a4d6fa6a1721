import { expect, test } from '@playwright/test';
import { shiftOn, watchShifts } from '@/tests/e2e/comfort/shifts';
import { holdScripts } from '@/tests/e2e/network';

test.use({ viewport: { width: 390, height: 844 } });

test.describe('Une page dont les scripts tardent', () => {
  for (const [path, below] of [
    ['/', 'Episodes à la une'],
    ['/about', 'Glossaire'],
  ] as const)
    test(`${path} est entière après un moment, même pour qui n’y touche pas`, async ({
      page,
    }) => {
      await page.addInitScript(watchShifts);
      await holdScripts(page);
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      const heading = page.getByRole('main').getByRole('heading', { name: below });
      await expect(heading).toBeVisible();
      await expect(page.locator('html[data-arriving=""]')).toHaveCount(1);
      expect(await shiftOn(page)).toBeLessThan(0.05);
    });
});
