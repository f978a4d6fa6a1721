import { readFileSync } from 'node:fs';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { markSentences, NOTEBOOK, notebookOn } from '@/tests/e2e/notebook/notebookPage';
import { navigateWithoutReload, playerOn } from '@/tests/e2e/player/playerPage';

it.use({ reducedMotion: 'reduce' });

it('the exchanged file moves notebook and positions to a device', async ({ page, browser }) => {
  await markSentences(page, 2);
  await page.getByRole('button', { name: 'Ajouter à la file' }).click();
  await page.goto('/episodes/episode-05-la-premiere-revelation?t=60');
  await page.getByRole('main').locator('button[data-episode]').first().click();
  await playerOn(page).expectAdvancing();
  await playerOn(page).toggle('Pause').click();
  await navigateWithoutReload(page, NOTEBOOK);
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

  const otherDevice = await (await browser.newContext()).newPage();
  await otherDevice.goto(NOTEBOOK);
  await expect(
    otherDevice.getByRole('heading', { name: 'Rien n’est encore marqué' }),
  ).toBeVisible();
  await expectNoViolations(otherDevice);
  await notebookOn(otherDevice).button('Reprendre sur un autre appareil').click();
  await otherDevice.locator('input[type="file"]').setInputFiles(file);
  await expect(otherDevice.getByText(/^Réunis aux vôtres.*2 lignes du carnet/)).toBeVisible();
  await expect(notebookOn(otherDevice).items).toHaveCount(2);
  await otherDevice.locator('input[type="file"]').setInputFiles(file);
  await expect(otherDevice.getByText(/Tout était déjà ici/)).toBeVisible();
  await otherDevice.goto('/episodes/episode-05-la-premiere-revelation');
  await expect(
    otherDevice.getByRole('main').getByRole('button', { name: /^Reprendre à 1:/ }),
  ).toBeVisible();
  await otherDevice.goto(NOTEBOOK);
  await notebookOn(otherDevice).button('Reprendre sur un autre appareil').click();
  await notebookOn(otherDevice).button('Tout effacer…').click();
  await notebookOn(otherDevice).button('Effacer tout cela').click();
  await expect(notebookOn(otherDevice).items).toHaveCount(0);
  expect(await otherDevice.evaluate(() => localStorage.getItem('carnet'))).toBeNull();
  await otherDevice.goto('/episodes/episode-05-la-premiere-revelation');
  await expect(
    otherDevice.getByRole('main').getByRole('button', { name: /^Reprendre à/ }),
  ).toHaveCount(0);
});

it('a full storage is reported, and bookmarks stay on the page', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await markSentences(page, 2);
  await expect(page.getByText(/n’a plus de place/)).toBeVisible();
  await navigateWithoutReload(page, NOTEBOOK);
  await expect(page.getByText(/n’a plus de place/)).toBeVisible();
  await expect(notebookOn(page).items).toHaveCount(2);
  await expectNoViolations(page);
});
