import { expect, test, type Page } from '@playwright/test';
import { holdScripts } from '@/tests/e2e/network';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { episodeOf } from '@/tests/e2e/content';

/** Opens a page whose scripts do not come yet. */
async function openUnscripted(page: Page, address: string) {
  const scripts = await holdScripts(page);
  await page.goto(address, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  return scripts;
}

test.describe('Avant que JavaScript ne prenne la page', () => {
  for (const [what, name] of [
    ['« Dernier épisode »', /Dernier épisode/],
    ['le bouton d’une carte', /Ecouter maintenant/],
  ] as const) {
    test(`${what} pressé deux fois : l’épisode se joue ensuite`, async ({ page }) => {
      const scripts = await openUnscripted(page, '/');
      const button = page.getByRole('button', { name }).first();
      await button.click();
      await button.click();
      scripts.release();
      await playerOn(page).expectAdvancing();
    });
  }

  test('la page d’un épisode : « Ecouter » pressé est fait ensuite', async ({ page }) => {
    const scripts = await openUnscripted(page, `/episodes/${episodeOf(3).slug}`);
    await page.getByRole('main').locator('button[data-episode]').first().click();
    scripts.release();
    await playerOn(page).expectAdvancing();
  });

  test.describe('sur un téléphone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('le menu touché s’ouvre ensuite, et reste ouvert', async ({ page }) => {
      const scripts = await openUnscripted(page, '/');
      await page.getByRole('button', { name: 'Ouvrir le menu' }).tap();
      scripts.release();
      await expect(page.getByRole('button', { name: 'Fermer le menu' })).toHaveAttribute(
        'aria-expanded',
        'true',
      );
    });
  });

  test('un outil : « En savoir plus » pressé l’ouvre ensuite', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils');
    const more = page.getByRole('button', { name: 'En savoir plus' }).first();
    await more.click();
    scripts.release();
    await expect(more).toHaveAttribute('aria-expanded', 'true');
  });

  test('les outils : le texte tapé reste et cherche', async ({ page }) => {
    const scripts = await openUnscripted(page, '/outils');
    const search = page.getByRole('searchbox', { name: 'Rechercher un outil' });
    const before = await page.getByRole('main').getByRole('article').count();
    await search.pressSequentially('quiz');
    scripts.release();
    await expect(page).toHaveURL(/q=quiz/);
    await expect(search).toHaveValue('quiz');
    expect(await page.getByRole('main').getByRole('article').count()).toBeLessThan(before);
  });

  test('la carte : le texte tapé, la période et la chronologie choisies restent et filtrent', async ({
    page,
  }) => {
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

  test('les épisodes : le texte tapé et la catégorie choisie restent et filtrent', async ({
    page,
  }) => {
    const scripts = await openUnscripted(page, '/episodes');
    const search = page.getByRole('searchbox', { name: /Rechercher/ });
    await search.pressSequentially('badr');
    scripts.release();
    await expect(page).toHaveURL('/episodes?q=badr');
    await expect(search).toHaveValue('badr');
  });

  test('rien de ce qui n’a pas été touché ne se fait', async ({ page }) => {
    const scripts = await openUnscripted(page, '/');
    scripts.release();
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await expect(playerOn(page).region).toHaveCount(0);
  });
});
