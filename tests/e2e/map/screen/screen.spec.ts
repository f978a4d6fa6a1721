import { expect, test } from '@playwright/test';
import { MAP, queryOf, screenOn, WIDE } from '@/tests/e2e/map/mapScreenPage';

test.describe('La carte, sur un grand écran', () => {
  test.use({ viewport: WIDE });

  test('dit ce qu’elle montre, avec ses trois chiffres', async ({ page }) => {
    await page.goto(MAP);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'L’Arabie au temps du Prophète',
    );
    const main = page.getByRole('main');
    await expect(main.getByText('1300+', { exact: true })).toBeVisible();
    await expect(main.getByText('années d’histoire')).toBeVisible();
    await expect(main.getByText('périodes', { exact: true })).toBeVisible();
    await expect(main.getByText('Batailles', { exact: true }).last()).toBeVisible();
  });

  test('liste huit lieux, puis les autres', async ({ page }) => {
    await page.goto(MAP);
    const { panel } = screenOn(page);
    await expect(panel.getByRole('link')).toHaveCount(8);
    await panel.getByText(/^\d+ lieux en plus \.\.\.$/).click();
    expect(await panel.getByRole('link').count()).toBeGreaterThan(40);
  });

  test('filtre la liste et les marqueurs, et l’écrit dans l’adresse', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search, panel, marker } = screenOn(page);
    await ready();
    await page.getByRole('combobox', { name: 'Type' }).selectOption('Batailles');
    await search.fill('  BADR ');
    await expect(panel.getByRole('link', { name: /^Badr/ })).toBeVisible();
    await expect(marker('la-mecque')).toHaveCount(0);
    await expect(marker('badr')).toHaveCount(1);
    await expect.poll(() => queryOf(page)).toMatchObject({ type: 'batailles', q: '  BADR ' });
    await page.reload();
    await expect(search).toHaveValue('  BADR ');
    await expect(marker('la-mecque')).toHaveCount(0);
  });

  test('dit que rien ne correspond et garde le focus', async ({ page }) => {
    await page.goto(MAP);
    const { ready, search } = screenOn(page);
    await ready();
    await search.fill('atlantide');
    await expect(page.getByRole('status').filter({ hasText: 'Aucun lieu' })).toBeVisible();
    await expect(search).toBeFocused();
  });

  test('ouvre un lieu de la liste, et rend le focus à son lien', async ({ page }) => {
    await page.goto(MAP);
    const { ready, link, place, close } = screenOn(page);
    await ready();
    await link('marib').click();
    await expect(page).toHaveURL(new RegExp(`${MAP}/marib`));
    await expect(page).toHaveTitle(/Ma’rib/);
    await expect(place('Ma’rib')).toBeFocused();
    await close.click();
    await expect(page).toHaveURL(new RegExp(`${MAP}(\\?|$)`));
    await expect(link('marib')).toBeFocused();
  });

  test('ouvre un marqueur, et Échap lui rend le focus', async ({ page }) => {
    await page.goto(MAP);
    const { ready, marker, place, panel } = screenOn(page);
    await ready();
    await marker('badr').focus();
    await page.keyboard.press('Enter');
    await expect(place('Badr')).toBeFocused();
    await expect(panel.getByText('624 CE')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(panel.getByRole('heading', { name: 'Lieux historiques' })).toBeVisible();
    await expect(marker('badr')).toBeFocused();
  });

  test('ne se plaint de rien, ni d’une requête ni de la politique de contenu', async ({
    page,
  }) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await page.goto(`${MAP}/badr?q=ba&type=batailles&chronologie=1&annee=625&vue=40,50,2`);
    const { ready, search } = screenOn(page);
    await ready();
    await expect(search).toHaveValue('ba');
    await page.waitForLoadState('networkidle');
    expect(complaints).toEqual([]);
  });

  test('cherche ses gestes et ses ressorts pour cette page seule', async ({ page }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (response.request().resourceType() === 'script')
        scripts.push(await response.text().catch(() => ''));
    });
    const hasGestures = () => scripts.some((text) => text.includes('setPointerCapture'));
    await page.goto('/about', { waitUntil: 'networkidle' });
    expect(hasGestures()).toBe(false);
    await page.goto(MAP);
    await screenOn(page).ready();
    await expect.poll(hasGestures).toBe(true);
  });

  test('reste utilisable quand son image ne vient pas', async ({ page }) => {
    await page.route('**/maps/arabie/map.{avif,jpg}', (route) => route.abort());
    const fallback = page.waitForRequest('**/assets/map.jpg');
    await page.goto(MAP);
    await fallback;
    await expect(page.getByText('L’image de la carte n’a pas pu être chargée.')).toBeVisible();
    const { link, place } = screenOn(page);
    await link('marib').click();
    await expect(place('Ma’rib')).toBeVisible();
  });
});
