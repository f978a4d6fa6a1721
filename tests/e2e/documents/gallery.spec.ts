import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { overflowOf } from '@/tests/e2e/watch';
import { DOCUMENTS } from './content';

const GALLERY = '/outils/documents';
const COINS = DOCUMENTS.filter(({ kind }) => kind === 'monnaie');
const cards = (page: Page) => page.getByRole('main').getByRole('article');
const kindRadio = (page: Page, name: RegExp) => page.getByRole('radio', { name });

it('the gallery has keys and centuries, and prints every document', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(GALLERY);
  await page
    .getByRole('navigation', { name: 'Siècles' })
    .getByRole('link', { name: /^VIIIe/ })
    .click();
  await expect(page).toHaveURL(/#siecle-8$/);
  await expect(page.getByRole('heading', { level: 2, name: 'VIIIe siècle' })).toBeInViewport();
  await kindRadio(page, /^Toutes/).focus();
  await page.keyboard.press('ArrowRight');
  await expect(kindRadio(page, /^Inscriptions/)).toBeChecked();
  await expect(cards(page)).toHaveCount(
    DOCUMENTS.filter(({ kind }) => kind === 'inscription').length,
  );
  await expectNoViolations(page);
  expect(await overflowOf(page)).toBe(0);
  await kindRadio(page, /^Toutes/).check();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('group', { name: 'Nature' })).toBeHidden();
  await expect(cards(page)).toHaveCount(DOCUMENTS.length);
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the gallery shows every document, or the documents of one kind', async ({ page }) => {
    await page.goto(GALLERY);
    await expect(cards(page)).toHaveCount(DOCUMENTS.length);
    await kindRadio(page, /^Monnaies/).check();
    await expect(cards(page)).toHaveCount(COINS.length);
    for (const { title } of COINS)
      await expect(
        page.getByRole('link', { name: title.replaceAll(' :', '\u00a0:') }),
      ).toBeVisible();
    await expect(
      page.getByRole('heading', { level: 2, name: 'VIe siècle', exact: true }),
    ).toBeHidden();
    await kindRadio(page, /^Toutes/).check();
    await expect(cards(page)).toHaveCount(DOCUMENTS.length);
  });
});
