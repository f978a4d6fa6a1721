import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { EVERY_PAGE } from '@/tests/e2e/pages';

const WIDTHS = [390, 1280];

/** A map takes its place, over the whole window of a phone, once its gestures have been fetched. */
async function expectMapThere(page: Page): Promise<void> {
  if (!page.url().includes('/carte-interactive/')) return;
  await expect(page.locator('[data-map="surface"]')).toBeVisible();
}

// Colours are judged as they stay, not in the middle of a fade.
test.use({ reducedMotion: 'reduce' });

for (const width of WIDTHS) {
  test.describe(`À ${width} pixels, axe ne trouve rien`, () => {
    test.use({ viewport: { width, height: 844 } });

    for (const path of EVERY_PAGE) {
      test(`sur ${path}`, async ({ page }) => {
        await page.goto(path);
        await expectMapThere(page);
        await expectNothingFound(page);
      });

      test(`sur ${path}, le lecteur ouvert`, async ({ page }) => {
        await page.goto('/episodes');
        await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
        await expect(playerOn(page).region).toBeVisible();
        await page.evaluate((to) => Reflect.get(window, 'next').router.push(to), path);
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectMapThere(page);
        await expectNothingFound(page);
      });
    }

    test('quand le son ne vient pas', async ({ page }) => {
      await page.route('**/*.mp3', (route) => route.fulfill({ status: 404 }));
      await page.goto('/');
      await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
      await expect(playerOn(page).region.getByRole('status')).not.toBeEmpty();
      await expectNothingFound(page);
    });
  });
}

test.describe('Le menu ouvert', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('axe ne trouve rien', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(
      page.getByRole('link', { name: 'Contact', exact: true }).first(),
    ).toBeVisible();
    await expectNothingFound(page);
  });
});
