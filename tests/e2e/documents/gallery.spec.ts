import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '../axe';
import { DOCUMENTS } from './content';

const COINS = DOCUMENTS.filter(({ kind }) => kind === 'monnaie');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const choose = (page: Page, name: RegExp) => page.getByRole('radio', { name });

async function expectFilter(page: Page): Promise<void> {
  await page.goto('/outils/documents');
  await expect(cards(page)).toHaveCount(DOCUMENTS.length);
  await choose(page, /^Monnaies/).check();
  await expect(cards(page)).toHaveCount(COINS.length);
  for (const { title } of COINS)
    await expect(
      page.getByRole('link', { name: title.replaceAll(' :', '\u00a0:') }),
    ).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 2, name: 'VIe siècle', exact: true }),
  ).toBeHidden();
  await choose(page, /^Toutes/).check();
  await expect(cards(page)).toHaveCount(DOCUMENTS.length);
}

test.describe('La galerie des documents', () => {
  test('montre tous les documents et mène à chacun', async ({ page, request }) => {
    await page.goto('/outils/documents');
    const links = await cards(page).getByRole('link').all();
    expect(links).toHaveLength(DOCUMENTS.length);
    for (const link of links) {
      const path = (await link.getAttribute('href')) ?? '';
      expect((await request.get(path)).status()).toBe(200);
    }
  });

  test('garde une nature de documents', async ({ page }) => {
    await expectFilter(page);
  });

  test('se parcourt au clavier, et le choix se voit', async ({ page }) => {
    await page.goto('/outils/documents');
    await choose(page, /^Toutes/).focus();
    await page.keyboard.press('ArrowRight');
    await expect(choose(page, /^Inscriptions/)).toBeChecked();
    await expect(cards(page)).toHaveCount(
      DOCUMENTS.filter(({ kind }) => kind === 'inscription').length,
    );
  });

  test('mène à un siècle', async ({ page }) => {
    await page.goto('/outils/documents');
    await page
      .getByRole('navigation', { name: 'Siècles' })
      .getByRole('link', { name: /^VIIIe/ })
      .click();
    await expect(page).toHaveURL(/#siecle-8$/);
    await expect(
      page.getByRole('heading', { level: 2, name: 'VIIIe siècle' }),
    ).toBeInViewport();
  });

  test('s’imprime sans ses commandes, un document après l’autre', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    await page.goto('/outils/documents');
    await expect(page.getByRole('group', { name: 'Nature' })).toBeHidden();
    await expect(cards(page)).toHaveCount(DOCUMENTS.length);
  });

  test('a sa carte dans le catalogue', async ({ page }) => {
    await page.goto('/outils');
    const card = page.getByRole('article').filter({ hasText: 'Documents historiques' });
    await card.getByRole('button').first().click();
    // Pressed before the page listens, it opens a little later, and its link goes down then.
    await expect(card.getByRole('button', { expanded: true })).toBeVisible();
    await card.getByRole('link', { name: /Lancer l'outil/ }).click();
    await expect(page).toHaveURL('/outils/documents');
  });
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la galerie se filtre aussi', async ({ page }) => {
    await expectFilter(page);
  });
});

for (const width of [390, 1280])
  test.describe(`À ${width} pixels, une nature choisie`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    test('axe ne trouve rien, et rien ne dépasse', async ({ page }) => {
      await page.goto('/outils/documents');
      await choose(page, /^Monnaies/).check();
      await expectNothingFound(page);
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
    });
  });
