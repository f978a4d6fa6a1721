import { expect, test } from '@playwright/test';
import { MAP, PHONE, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';

test.describe('La carte, sur un téléphone', () => {
  test.use({ viewport: PHONE });

  test('remplit la fenêtre, avec un chemin de retour', async ({ page }) => {
    await page.goto(MAP);
    const { ready, map } = screenOn(page);
    await ready();
    const box = await map.boundingBox();
    expect(box?.width).toBe(PHONE.width);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(PHONE.height);
    await page.getByRole('link', { name: 'Retour aux outils' }).click();
    await expect(page).toHaveURL('/outils');
  });

  test('la liste vient d’en bas, mène à un lieu et revient', async ({ page }) => {
    await page.goto(MAP);
    const { ready, panel, link, place, close } = screenOn(page);
    await ready();
    await expect(panel).toBeHidden();
    await page.getByRole('button', { name: 'Liste des lieux' }).click();
    await expect(link('marib')).toBeInViewport();
    await link('marib').click();
    await expect(place('Ma’rib')).toBeFocused();
    await close.click();
    await expect(link('marib')).toBeFocused();
    await panel.getByRole('button', { name: 'Fermer la liste' }).click();
    await expect(panel).toBeHidden();
    await expect(page.getByRole('button', { name: 'Liste des lieux' })).toBeFocused();
  });

  test('les filtres se déplient', async ({ page }) => {
    await page.goto(MAP);
    await screenOn(page).ready();
    const period = page.getByRole('combobox', { name: 'Période' });
    await expect(period).toBeHidden();
    await page.getByRole('button', { name: 'Filtres' }).click();
    await expect(period).toBeVisible();
    await expect(page.getByRole('checkbox', { name: 'Mode chronologie' })).toBeVisible();
  });
});

test.describe('Sans JavaScript', () => {
  for (const viewport of [PHONE, WIDE]) {
    test.describe(`à ${viewport.width} pixels`, () => {
      test.use({ javaScriptEnabled: false, viewport });

      test('la carte et sa liste se lisent', async ({ page }) => {
        await page.goto(MAP);
        const image = page.getByRole('img', { name: /^Carte/ });
        await expect(image).toBeVisible();
        await expect(image).toHaveAttribute('src', '/maps/arabie/map.jpg');
        await expect(image).toHaveAttribute('width', '1500');
        const { panel } = screenOn(page);
        await panel.getByText(/lieux en plus/).click();
        await panel.getByRole('link', { name: /^Badr/ }).click();
        await expect(page).toHaveURL(`${MAP}/badr`);
      });

      test('un lieu est complet', async ({ page }) => {
        await page.goto(`${MAP}/badr`);
        const { panel, place, close } = screenOn(page);
        await expect(place('Badr')).toBeVisible();
        await expect(panel.locator('[lang="ar"][dir="rtl"]')).toHaveText(/\p{Script=Arabic}/u);
        for (const name of [
          'Période',
          'Description',
          'Signification historique',
          'Evénements clefs',
        ]) {
          await expect(panel.getByRole('heading', { name, exact: true })).toBeVisible();
        }
        await expect(panel).toContainText('Bataille');
        await expect(panel).toContainText('624 CE');
        await close.click();
        await expect(page).toHaveURL(MAP);
      });
    });
  }
});
