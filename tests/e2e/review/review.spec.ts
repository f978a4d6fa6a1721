import { readFileSync } from 'node:fs';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from '@/tests/e2e/it';
import { goByMenu } from '@/tests/e2e/player/playerPage';
import {
  answerCard,
  DAY,
  addThreeQuestions,
  REVIEW,
  reviewOn,
} from '@/tests/e2e/review/reviewPage';

it.use({ reducedMotion: 'reduce' });

it('questions are added, reviewed, and moved to a device', async ({ page, browser }) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ''}`),
  );
  await page.clock.install({ time: Date.now() });
  const { button, heading } = reviewOn(page);
  await addThreeQuestions(page);
  await goByMenu(page, 'Outils');
  await page.getByRole('main').getByRole('link', { name: '3 à revoir' }).click();
  await expect(page).toHaveURL(REVIEW);
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await button('Réviser').click();
  await expect(heading).toBeFocused();
  await answerCard(page, false);
  await button('Annuler la dernière réponse').click();
  for (let card = 1; card <= 3; card += 1) {
    await expect(page.getByText(`Carte ${card} / 3`, { exact: true })).toBeVisible();
    await answerCard(page, true);
    await button('Continuer').click();
  }
  await expect(heading).toHaveText('3 sur 3 retenues');
  await button('Terminer').click();
  await expect(heading).toHaveText('Rien à revoir aujourd’hui');

  await page.clock.setSystemTime(Date.now() + 2 * DAY);
  await page.reload();
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await page.getByRole('button', { name: 'Reprendre sur un autre appareil' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Télécharger le fichier').click(),
  ]);
  expect(download.suggestedFilename()).toBe('chroniques-appareil.json');
  const file = await download.path();
  expect(readFileSync(file, 'utf8')).toContain('"version":1');
  const address = await page.getByLabel('Lien pour un autre appareil').inputValue();
  await button('Afficher le code à photographier').click();
  const screenshot = await page.getByRole('img', { name: /Code QR/ }).screenshot();
  const { data, info } = await sharp(screenshot)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);
  expect(requests.filter((request) => /q-\d{3}/.test(request))).toEqual([]);

  const fileDevice = await (await browser.newContext()).newPage();
  await fileDevice.clock.install({ time: Date.now() + 2 * DAY });
  await fileDevice.goto(REVIEW);
  await expect(reviewOn(fileDevice).heading).toHaveText('Rien à revoir pour l’instant');
  await fileDevice.getByRole('button', { name: 'Reprendre sur un autre appareil' }).click();
  const input = fileDevice.locator('input[type="file"]');
  await input.setInputFiles(file);
  await expect(reviewOn(fileDevice).heading).toHaveText('3 à revoir · 1\u00a0min');
  await expect(fileDevice.getByText(/^Réunis aux vôtres/)).toBeVisible();

  const linkDevice = await (await browser.newContext()).newPage();
  await linkDevice.clock.install({ time: Date.now() + 2 * DAY });
  await linkDevice.goto(address);
  await expect(linkDevice.getByText(/\(3 cartes\)/)).toBeVisible();
  await reviewOn(linkDevice).button('Les réunir aux miennes').click();
  await expect(linkDevice).toHaveURL(new RegExp(`${REVIEW}$`));
  await expect(reviewOn(linkDevice).heading).toHaveText('3 à revoir · 1\u00a0min');
});

it('questions missed in a quiz are added to the review', async ({ page }) => {
  await page.goto(
    '/outils/quizz?mode=theme&valeur=Lieux&difficulte=1&questions=q-105.q-108&graine=1',
  );
  await page.getByRole('button', { name: 'Commencer' }).click();
  const group = page.getByRole('main').getByRole('group');
  for (let rank = 1; rank <= 2; rank += 1) {
    await expect(page.getByText(`Question ${rank} / 2`, { exact: true })).toBeVisible();
    const wrongAnswers = group.getByRole('button').filter({ hasNotText: /Yathrib|Qubâ’/ });
    await wrongAnswers.first().click();
  }
  await expect(page.getByText(/questions manquées vous seront reposées/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'réviser' }).click();
  await expect(reviewOn(page).heading).toHaveText('2 à revoir · 1\u00a0min');
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the review asks for JavaScript, and links to episodes', async ({ page }) => {
    await page.goto(REVIEW);
    const main = page.getByRole('main');
    await expect(main.getByText(/La révision a besoin de JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'choisir un épisode' })).toBeVisible();
  });
});
