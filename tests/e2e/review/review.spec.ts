import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';
import { expectNothingFound } from '@/tests/e2e/axe';
import { answer, DAY, keepThree, REVIEW, reviewOn } from '@/tests/e2e/review/reviewPage';

test.use({ reducedMotion: 'reduce' });

test('Trois questions retenues, révisées, annulées, emportées dans un fichier', async ({
  page,
  browser,
}) => {
  const requests: string[] = [];
  page.on('request', (request) =>
    requests.push(`${request.url()} ${request.postData() ?? ''}`),
  );
  await page.clock.install({ time: Date.now() });
  const { button, heading } = reviewOn(page);
  await keepThree(page);
  await page.goto('/outils');
  await expect(page.getByRole('link', { name: '3 cartes à revoir aujourd’hui' })).toBeVisible();
  await page.goto(REVIEW);
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await button('Réviser').click();
  await expect(heading).toBeFocused();
  await answer(page, false);
  await button('Annuler la dernière réponse').click();
  for (let card = 1; card <= 3; card += 1) {
    await expect(page.getByText(`Carte ${card} / 3`, { exact: true })).toBeVisible();
    await answer(page, true);
    await button('Continuer').click();
  }
  await expect(heading).toHaveText('3 sur 3 retenues');
  await button('Terminer').click();
  await expect(heading).toHaveText('Rien à revoir aujourd’hui');

  await page.clock.setSystemTime(Date.now() + 2 * DAY);
  await page.reload();
  await expect(heading).toHaveText('3 à revoir · 1\u00a0min');
  await page.getByRole('button', { name: 'Emporter mes révisions' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button('Télécharger mes révisions').click(),
  ]);
  expect(download.suggestedFilename()).toBe('chroniques-revision.json');
  const file = await download.path();
  expect(requests.filter((request) => /q-\d{3}/.test(request))).toEqual([]);

  const other = await (await browser.newContext()).newPage();
  await other.clock.install({ time: Date.now() + 2 * DAY });
  await other.goto(REVIEW);
  await expect(reviewOn(other).heading).toHaveText('Rien à revoir pour l’instant');
  await other.getByRole('button', { name: 'Emporter mes révisions' }).click();
  const input = other.locator('input[type="file"]');
  await input.setInputFiles(file);
  await expect(reviewOn(other).heading).toHaveText('3 à revoir · 1\u00a0min');
  await expect(other.getByText(/^Révisions réunies/)).toBeVisible();
  await input.setInputFiles(file);
  await expect(other.getByText(/étaient déjà ici/)).toBeVisible();
  expect(readFileSync(file, 'utf8')).toContain('"version":1');
});

test('Le code à photographier porte les mêmes cartes que le lien, et rien n’en va au serveur', async ({
  page,
  browser,
}) => {
  await keepThree(page);
  await page.goto(REVIEW);
  await page.getByRole('button', { name: 'Emporter mes révisions' }).click();
  const { button } = reviewOn(page);
  const address = await page.getByLabel('Lien pour un autre appareil').inputValue();
  await button('Afficher le code à photographier').click();
  const picture = await page.getByRole('img', { name: /Code QR/ }).screenshot();
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(address);

  const other = await (await browser.newContext()).newPage();
  await other.goto(address);
  const received = reviewOn(other);
  await expect(other.getByText(/\(3 cartes\)/)).toBeVisible();
  await received.button('Les réunir aux miennes').click();
  await expect(other).toHaveURL(new RegExp(`${REVIEW}$`));
  await expect(received.heading).toHaveText('3 à revoir · 1\u00a0min');
});

test('Une réponse au hasard compte comme un oubli, une carte manquée revient à la fin', async ({
  page,
}) => {
  await keepThree(page);
  await page.goto(REVIEW);
  const { button } = reviewOn(page);
  await button('Réviser').click();
  await page.getByRole('checkbox', { name: 'Je réponds au hasard' }).check();
  await answer(page, true);
  await expect(page.getByText(/^Au hasard/)).toBeVisible();
  await button('Continuer').click();
  await expect(page.getByText('Carte 2 / 4', { exact: true })).toBeVisible();
});

test('Les questions manquées au quiz arrivent dans la révision', async ({ page }) => {
  await page.goto(
    '/outils/quizz?mode=theme&valeur=Lieux&difficulte=1&questions=q-105.q-108&graine=1',
  );
  await page.getByRole('button', { name: 'Commencer' }).click();
  const group = page.getByRole('main').getByRole('group');
  for (let rank = 1; rank <= 2; rank += 1) {
    await expect(page.getByText(`Question ${rank} / 2`, { exact: true })).toBeVisible();
    const wrong = group.getByRole('button').filter({ hasNotText: /Yathrib|Qubâ’/ });
    await wrong.first().click();
  }
  await expect(page.getByText(/questions manquées vous seront reposées/)).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'réviser' }).click();
  await expect(reviewOn(page).heading).toHaveText('2 à revoir · 1\u00a0min');
});

for (const [what, text, sentence] of [
  ['abîmé', '{"x', /mises de côté/],
  [
    'd’une version à venir',
    '{"format":"chroniques-revision","version":2,"events":[]}',
    /version plus récente/,
  ],
] as const)
  test(`Un souvenir ${what} se dit, et n’est pas perdu`, async ({ page }) => {
    await page.addInitScript((kept) => localStorage.setItem('revision', kept), text);
    await page.goto(REVIEW);
    await expect(page.getByText(sentence)).toBeVisible();
    const kept = await page.evaluate(() => Object.values({ ...localStorage }));
    expect(kept).toContain(text);
  });

for (const width of [360, 1280])
  test(`À ${width} pixels, axe ne trouve rien à aucune étape, et rien ne dépasse`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const { button } = reviewOn(page);
    const expectFit = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    await page.goto(REVIEW);
    await expect(reviewOn(page).heading).toBeVisible();
    await expectNothingFound(page);
    await keepThree(page);
    await expectNothingFound(page);
    await expectFit();
    await page.goto(REVIEW);
    await page.getByRole('button', { name: 'Emporter mes révisions' }).click();
    await button('Afficher le code à photographier').click();
    await expect(page.getByRole('img', { name: /Code QR/ })).toBeVisible();
    await expectNothingFound(page);
    await expectFit();
    await button('Réviser').click();
    await expectNothingFound(page);
    await answer(page, false);
    await expectNothingFound(page);
    await expectFit();
  });

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la page dit pourquoi, et mène aux épisodes', async ({ page }) => {
    await page.goto(REVIEW);
    const main = page.getByRole('main');
    await expect(main.getByText(/La révision a besoin de JavaScript/)).toBeVisible();
    await expect(main.getByRole('link', { name: 'choisir un épisode' })).toBeVisible();
  });
});
