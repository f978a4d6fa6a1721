import AxeBuilder from '@axe-core/playwright';
import { expect, it } from '@/tests/e2e/it';
import type { Page } from '@playwright/test';

const searchButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const searchBox = (page: Page) =>
  page.getByRole('combobox', { name: 'Rechercher sur le site' });

it('the search opens from the bar, and finds a person', async ({ page }) => {
  await page.goto('/contact');
  await searchButton(page).click();
  await expect(searchBox(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(searchBox(page)).toBeHidden();
  await expect(searchButton(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await searchBox(page).fill('qui était Khadîja ?');
  await expect(page.getByRole('option').first()).toContainText('Khadîja bint Khuwaylid');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/outils/arbre-genealogique/khadija');
  await expect(searchBox(page)).toBeHidden();
});

it('« / » opens the search outside of fields until switched off', async ({ page }) => {
  await page.goto('/episodes', { waitUntil: 'networkidle' });
  const pageSearch = page.getByRole('main').getByRole('searchbox');
  await pageSearch.focus();
  await page.keyboard.press('/');
  await expect(pageSearch).toHaveValue('/');
  await pageSearch.blur();
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeFocused();
  await page.getByRole('checkbox', { name: 'Touche / pour chercher' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await expect(searchBox(page)).toBeHidden();
});

it('the search page shows the results for « q » of its URL, and for typed text, which replaces « q »', async ({
  page,
}) => {
  await page.goto('/recherche?q=badr');
  await expect(page.getByRole('option').first()).toContainText('Badr');
  await searchBox(page).fill('uhud');
  await expect(page.getByRole('option').first()).toContainText('Uhud');
  await expect(page).toHaveURL('/recherche?q=uhud');
});

it('the search page asks search engines not to index its results', async ({ page }) => {
  await page.goto('/recherche?q=badr');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('the search is a form and a page of links', async ({ page }) => {
    await page.goto('/about');
    await searchButton(page).click();
    await expect(page).toHaveURL(/\/recherche/);
    await searchBox(page).fill('<b>mosquée de quba');
    await searchBox(page).press('Enter');
    await expect(page.getByRole('status').last()).toContainText('pour « <b>mosquée de quba »');
    await page.getByRole('link', { name: 'Mosquée de Qubâ’' }).first().click();
    await expect(page).toHaveURL(/\/outils\/carte-interactive\//);
  });
});
