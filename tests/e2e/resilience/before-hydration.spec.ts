import { expect, type Page } from '@playwright/test';
import { PATH } from '@/tests/e2e/episodes/episodePage';
import { it } from '@/tests/e2e/it';
import { holdScripts } from '@/tests/e2e/network';
import { playerOn } from '@/tests/e2e/player/playerPage';

/** Opens a page whose scripts are held. */
async function openUnscripted(page: Page, address: string) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return scripts;
}

it.describe('before hydration', () => {
  it('« Dernier épisode » pressed twice plays after hydration', async ({ page }) => {
    const scripts = await openUnscripted(page, '/');
    const button = page.getByRole('button', { name: /Dernier épisode/ }).first();
    await button.click();
    await button.click();
    scripts.release();
    await playerOn(page).expectAdvancing();
  });

  it('a chapter pressed between React’s commit and its effects plays', async ({ page }) => {
    await page.addInitScript(() =>
      // A microtask follows the commit, before the task of the effects.
      addEventListener('hydrated', () =>
        queueMicrotask(() =>
          document.querySelector<HTMLElement>('button[data-chapter]')?.click(),
        ),
      ),
    );
    const scripts = await openUnscripted(page, PATH);
    // A browser lets no sound begin before a visitor has pressed something.
    await page.getByRole('heading', { level: 1 }).click();
    scripts.release();
    await playerOn(page).expectAdvancing();
  });

  it.describe('on a phone', () => {
    it.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    it('a tap opens the menu once after hydration', async ({ page }) => {
      const scripts = await openUnscripted(page, '/');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
      scripts.release();
      await expect(page.getByRole('button', { name: 'Fermer le menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  });

  it('an entry among the tools stays and searches', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils');
    const cards = page.getByRole('main').getByRole('article');
    const search = page.getByRole('searchbox', { name: 'Rechercher un outil' });
    const more = cards
      .filter({ has: page.getByRole('heading', { name: 'Quizz' }) })
      .getByRole('button', { name: 'En savoir plus' });
    const before = await cards.count();
    await more.click();
    await search.pressSequentially('quiz');
    scripts.release();
    await expect(page).toHaveURL(/q=quiz/);
    await expect(search).toHaveValue('quiz');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    expect(await cards.count()).toBeLessThan(before);
  });

  it('an entry and a choice on the map stay and filter', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils/carte-interactive/arabie');
    const search = page.getByRole('searchbox', { name: 'Rechercher un lieu' });
    const type = page.getByRole('combobox', { name: 'Type' });
    await search.pressSequentially('badr');
    await type.selectOption('Batailles');
    scripts.release();
    await expect(page).toHaveURL(/q=badr/);
    await expect(search).toHaveValue('badr');
    await expect(type).toHaveValue('battles');
    await expect(page).toHaveURL(/type=/);
  });

  it('an entry among the episodes stays and filters', async ({ page }) => {
    const scripts = await openUnscripted(page, '/episodes');
    const search = page.getByRole('searchbox', { name: /Rechercher/ });
    await search.pressSequentially('badr');
    scripts.release();
    await expect(page).toHaveURL('/episodes?q=badr');
    await expect(search).toHaveValue('badr');
  });

  it('untouched controls have no effect', async ({ page }) => {
    const scripts = await openUnscripted(page, '/');
    scripts.release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(playerOn(page).region).toHaveCount(0);
  });
});
