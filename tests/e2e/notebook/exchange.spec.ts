import { readFileSync } from 'node:fs';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { markSentences, NOTEBOOK, notebookOn } from '@/tests/e2e/notebook/notebookPage';
import { goTo, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ reducedMotion: 'reduce' });

it('the file carries notebook, review, positions and queue to another device, and erasing forgets all', async ({
  page,
  browser,
}) => {
  await markSentences(page, 2);
  await page.getByRole('button', { name: 'Ajouter à la file' }).click();
  await page.goto('/episodes/episode-05-la-premiere-revelation?t=60');
  await page.getByRole('main').locator('button[data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await playerOn(page).toggle('Pause').click();
  await goTo(page, NOTEBOOK);
  await notebookOn(page).button('Reprendre sur un autre appareil').click();
  await expect(
    page.getByRole('heading', { name: 'Reprendre sur un autre appareil' }),
  ).toBeFocused();
  await expectNoViolations(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    notebookOn(page).button('Télécharger le fichier').click(),
  ]);
  const file = await download.path();
  expect(Object.keys(JSON.parse(readFileSync(file, 'utf8')).parts)).toEqual([
    'carnet',
    'ecoute',
  ]);

  const other = await (await browser.newContext()).newPage();
  await other.goto(NOTEBOOK);
  await expect(other.getByRole('heading', { name: 'Rien n’est encore marqué' })).toBeVisible();
  await expectNoViolations(other);
  await notebookOn(other).button('Reprendre sur un autre appareil').click();
  await other.locator('input[type="file"]').setInputFiles(file);
  await expect(other.getByText(/^Réunis aux vôtres.*2 lignes du carnet/)).toBeVisible();
  await expect(notebookOn(other).items).toHaveCount(2);
  await other.locator('input[type="file"]').setInputFiles(file);
  await expect(other.getByText(/Tout était déjà ici/)).toBeVisible();
  await other.goto('/episodes/episode-05-la-premiere-revelation');
  await expect(
    other.getByRole('main').getByRole('button', { name: /^Reprendre à 1:/ }),
  ).toBeVisible();
  await other.goto(NOTEBOOK);
  await notebookOn(other).button('Reprendre sur un autre appareil').click();
  await notebookOn(other).button('Tout effacer…').click();
  await notebookOn(other).button('Effacer tout cela').click();
  await expect(notebookOn(other).items).toHaveCount(0);
  expect(await other.evaluate(() => localStorage.getItem('carnet'))).toBeNull();
  await other.goto('/episodes/episode-05-la-premiere-revelation');
  await expect(
    other.getByRole('main').getByRole('button', { name: /^Reprendre à/ }),
  ).toHaveCount(0);
});

it('a refused storage is reported, and marks stay on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await markSentences(page, 2);
  await expect(page.getByText(/n’a plus de place/)).toBeVisible();
  await goTo(page, NOTEBOOK);
  await expect(page.getByText(/n’a plus de place/)).toBeVisible();
  await expect(notebookOn(page).items).toHaveCount(2);
  await expectNoViolations(page);
});
