import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { markSentences, NOTEBOOK, notebookOn } from '@/tests/e2e/notebook/notebookPage';
import { navigateWithoutReload } from '@/tests/e2e/player/playerPage';
import { overflowOf } from '@/tests/e2e/watch';

/** Windows of a phone and of a laptop. */
const WINDOWS = [
  { width: 390, height: 844 },
  { width: 1366, height: 768 },
];

/** Refuses each access to the storage, as a browser does whose visitor has blocked it. */
const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('The visitor blocks storage.', 'SecurityError');
        },
      });
  });

for (const viewport of WINDOWS)
  it.describe(`where storage is refused, ${viewport.width} pixels wide`, () => {
    it.use({ viewport });

    let errors: string[] = [];
    it.beforeEach(async ({ page }) => {
      errors = [];
      page.on('pageerror', ({ message }) => errors.push(message));
      await refuseStorage(page);
    });
    it.afterEach(async ({ page }) => {
      await expectNoViolations(page);
      expect(await overflowOf(page)).toBe(0);
      expect(errors).toEqual([]);
    });

    it('a learning path warns, and keeps its progress for the visit', async ({ page }) => {
      await page.goto('/parcours/decouvrir-en-une-heure');
      const progress = page.getByRole('region', { name: 'Votre avancée' });
      await page.getByRole('checkbox', { name: /^Fait/ }).first().check();
      await expect(progress).toContainText('1 étape');
      await expect(progress).toContainText('refuse de garder votre avancée');
    });

    it('a class link is made, with a warning that results get lost', async ({ page }) => {
      await page.goto('/pour-la-classe/resultats');
      await page.getByRole('button', { name: /^Tous les épisodes/ }).click();
      await expect(page.getByRole('textbox', { name: 'Lien de la classe' })).toHaveValue(/#/);
      await expect(page.getByRole('alert').filter({ hasText: 'refuse' })).toContainText(
        'refuse de garder les résultats',
      );
    });

    it('sentences are marked, with a warning that storage is refused', async ({ page }) => {
      await markSentences(page, 2);
      await expect(page.getByText(/ne laisse rien garder/).first()).toBeVisible();
      await navigateWithoutReload(page, NOTEBOOK);
      await expect(page.getByText(/ne laisse rien garder/)).toBeVisible();
      await expect(notebookOn(page).items).toHaveCount(2);
    });

    it('a page is cited, and its reference is copied', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await page.goto('/outils/documents');
      await page.getByRole('main').getByRole('article').getByRole('link').first().click();
      await page.getByText('Citer cette page').click();
      await page
        .getByRole('button', { name: /^Copier/ })
        .first()
        .click();
      await expect(page.getByRole('status').filter({ hasText: /[Cc]opié/ })).toBeVisible();
    });

    it('the data are listed with a link to each file', async ({ page }) => {
      await page.goto('/donnees');
      const links = page.getByRole('main').locator('a[download]');
      expect(await links.count()).toBeGreaterThan(5);
    });
  });
