import { expect, test } from '@playwright/test';
import { finish, QUIZ, quizOn, start } from '@/tests/e2e/quiz/quizPage';

test.use({ reducedMotion: 'reduce' });

test('Le quiz se déroule sans une erreur dans la console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await start(page);
  await finish(page, 7);
  await expect(quizOn(page).score(7)).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [right, verdict] of [
  [10, 'Parfait !'],
  [5, 'Bien joué !'],
  [0, 'À réessayer !'],
] as const) {
  test(`Un quiz de ${right} bonnes réponses sur dix finit par « ${verdict} »`, async ({
    page,
  }) => {
    const quiz = quizOn(page);
    await start(page);
    await finish(page, right);
    await expect(page.getByRole('heading', { name: 'Votre score' })).toBeFocused();
    await expect(quiz.score(right)).toBeVisible();
    await expect(page.getByText(verdict, { exact: true })).toBeVisible();
    await expect(page.getByText('Juste', { exact: true })).toHaveCount(right);
    await expect(page.getByText('Faux', { exact: true })).toHaveCount(10 - right);
    await expect(page.getByText('Bonne réponse :')).toHaveCount(10);
    await quiz.button('Recommencer').click();
    await expect(quiz.button(/Par épisode/)).toBeVisible();
  });
}

test('Le quiz se fait au clavier, des chiffres et des touches du navigateur', async ({
  page,
}) => {
  const { rank, heading, status } = quizOn(page);
  await start(page);
  await expect(heading).toBeFocused();
  for (const [index, digit] of ['1', '2', '3', '4'].entries()) {
    await page.keyboard.press(digit);
    await expect(rank(index + 2)).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(status).toHaveText(`Réponse enregistrée, ${index + 1} sur 10.`);
  }
  await page.keyboard.press('Tab');
  await expect(quizOn(page).answers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rank(6)).toBeVisible();
});

test('Un chiffre ne répond que si le focus est dans la question', async ({ page }) => {
  const { rank, heading, answers } = quizOn(page);
  await start(page);
  await expect(heading).toBeFocused();
  for (const place of [
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('button', { name: 'Retour' }),
    page.getByRole('banner').getByRole('link').first(),
  ]) {
    await place.focus();
    await page.keyboard.press('1');
  }
  await expect(rank(1)).toBeVisible();
  await answers.last().focus();
  await page.keyboard.press('1');
  await expect(rank(2)).toBeVisible();
});

test('Un double clic ne répond qu’à une question', async ({ page }) => {
  const { answers, rank } = quizOn(page);
  await start(page);
  await answers.first().dblclick();
  await expect(rank(2)).toBeVisible();
});

test('Un quiz commencé survit au rechargement, là où il en était', async ({ page }) => {
  const { answers, rank, group } = quizOn(page);
  await start(page);
  await answers.first().click();
  await answers.first().click();
  await expect(rank(3)).toBeVisible();
  const before = await group.textContent();
  await page.reload();
  await expect(rank(3)).toBeVisible();
  expect(await group.textContent()).toBe(before);
});

test('Une réponse donnée juste avant de recharger est gardée', async ({ page }) => {
  const { answers, rank } = quizOn(page);
  await start(page);
  await expect(rank(1)).toBeVisible();
  // The page goes in the very task of the press: the next question had no time to come.
  await answers.first().evaluate((button: HTMLElement) => {
    button.click();
    window.location.reload();
    window.dispatchEvent(new PageTransitionEvent('pagehide'));
    const { given } = JSON.parse(sessionStorage.getItem('quiz') ?? '{}');
    sessionStorage.setItem('seen', String(given.length));
  });
  await expect(rank(2)).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('1');
});

test('Le lien partagé pose les mêmes questions', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Le presse-papiers ne se lit qu’avec Chromium.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  const first = await quizOn(page).group.textContent();
  await finish(page, 3);
  await quizOn(page).button('Copier le lien de ce quiz').click();
  await expect(quizOn(page).button('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await quizOn(other).button('Commencer').click();
  await expect(quizOn(other).rank(1)).toBeVisible();
  expect(await quizOn(other).group.textContent()).toBe(first);
  await expect(other).toHaveURL(new RegExp(`${QUIZ}$`));
  await quizOn(other).answers.first().click();
  await expect(quizOn(other).rank(2)).toBeVisible();
  await other.reload();
  await expect(quizOn(other).rank(2)).toBeVisible();
});

test('Un lien de la revue mène à l’épisode, et le retour à la revue', async ({ page }) => {
  await start(page);
  await finish(page, 10);
  await page
    .getByRole('link', { name: /^L’épisode :/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/episodes\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Votre score' })).toBeVisible();
});
