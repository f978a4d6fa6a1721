import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { MAP, PHONE, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';

test.describe('Axe ne trouve rien', () => {
  test.use({ reducedMotion: 'reduce' });

  for (const viewport of [PHONE, WIDE]) {
    test.describe(`à ${viewport.width} pixels`, () => {
      test.use({ viewport });

      for (const [state, path] of [
        ['la fiche fermée', MAP],
        ['la fiche ouverte', `${MAP}/badr`],
        ['la chronologie', `${MAP}?chronologie=1&annee=624`],
      ] as const) {
        test(`avec ${state}`, async ({ page }) => {
          await page.goto(path);
          await screenOn(page).ready();
          await expectNothingFound(page);
        });
      }
    });
  }

  test.describe('en plein écran', () => {
    test.use({ viewport: WIDE });

    test('à 1280 pixels', async ({ page }) => {
      await page.goto(MAP);
      await screenOn(page).ready();
      await page.getByRole('button', { name: 'Plein écran' }).click();
      await expect(page.getByRole('button', { name: 'Quitter le plein écran' })).toBeVisible();
      await expectNothingFound(page);
    });
  });

  test.describe('sur un téléphone', () => {
    test.use({ viewport: PHONE });

    test('la liste ouverte', async ({ page }) => {
      await page.goto(MAP);
      await screenOn(page).ready();
      await page.getByRole('button', { name: 'Liste des lieux' }).click();
      await expectNothingFound(page);
    });
  });
});
