import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '../pages';

test('chaque page dit qui l’a écrite, qui l’a relue, et quand', async ({ page }) => {
  test.setTimeout(180_000);
  for (const path of EVERY_PAGE.filter((one) => one !== '/nulle-part')) {
    await page.goto(path);
    const note = page.locator('[data-editorial]');
    await expect(note, path).toHaveCount(1);
    await expect(note).toHaveText(
      /^Texte : .+\. Relecture : .+\. Dernière révision : \d.* \d{4}\.$/,
    );
    expect(await note.locator('time').getAttribute('datetime')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('le pied de page mène aux mentions légales, que l’éditeur complète', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Mentions légales' }).click();
  await expect(page).toHaveURL('/mentions-legales');
  await expect(page.getByRole('heading', { level: 1, name: 'Mentions légales' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'Hébergement' })).toBeVisible();
});
