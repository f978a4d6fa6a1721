import AxeBuilder from '@axe-core/playwright';
import { expect, it } from '@/tests/e2e/it';
import type { Page } from '@playwright/test';

const button = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Rechercher' });
const field = (page: Page) => page.getByRole('combobox', { name: 'Rechercher sur le site' });

it('the search opens from the bar of any page, leads to a person, and gives the focus back at Escape', async ({
  page,
}) => {
  await page.goto('/contact');
  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(field(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await field(page).fill('qui était Khadîja ?');
  await expect(page.getByRole('option').first()).toContainText('Khadîja bint Khuwaylid');
  const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
  expect(violations).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/outils/arbre-genealogique/khadija');
  await expect(field(page)).toBeHidden();
});

it('« / » opens the search, is typed in a field, and can be switched off', async ({ page }) => {
  await page.goto('/episodes', { waitUntil: 'networkidle' });
  const own = page.getByRole('main').getByRole('searchbox');
  await own.focus();
  await page.keyboard.press('/');
  await expect(own).toHaveValue('/');
  await own.blur();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await page.getByRole('checkbox', { name: 'Touche / pour chercher' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await page.keyboard.press('/');
  await expect(field(page)).toBeHidden();
});

it('the page of the search answers its address, and continues from it', async ({ page }) => {
  await page.goto('/recherche?q=badr');
  await expect(page.getByRole('option').first()).toContainText('Badr');
  await field(page).fill('uhud');
  await expect(page.getByRole('option').first()).toContainText('Uhud');
  await expect(page).toHaveURL('/recherche?q=uhud');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

it.describe('without script', () => {
  it.use({ javaScriptEnabled: false });

  it('the search is a page of plain links', async ({ page }) => {
    await page.goto('/about');
    await button(page).click();
    await expect(page).toHaveURL(/\/recherche/);
    await field(page).fill('<b>mosquée de quba');
    await field(page).press('Enter');
    await expect(page.getByRole('status').last()).toContainText('pour « <b>mosquée de quba »');
    await page.getByRole('link', { name: 'Mosquée de Qubâ’' }).first().click();
    await expect(page).toHaveURL(/\/outils\/carte-interactive\//);
  });
});
