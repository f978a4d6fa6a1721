import { expect, it } from '@/tests/e2e/it';
import { finish, QUIZ, quizOn, start } from '@/tests/e2e/quiz/quizPage';

it.use({ reducedMotion: 'reduce' });

it('a quiz ends with its score and its review without an error; a link of the review leads to the episode, Back to the review', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const quiz = quizOn(page);
  await start(page);
  await finish(page, 5);
  const score = page.getByRole('heading', { name: 'Votre score' });
  await expect(score).toBeFocused();
  await expect(quiz.score(5)).toBeVisible();
  await expect(page.getByText('Bien joué !', { exact: true })).toBeVisible();
  await expect(page.getByText('Juste', { exact: true })).toHaveCount(5);
  await expect(page.getByText('Faux', { exact: true })).toHaveCount(5);
  await expect(page.getByText('Bonne réponse :')).toHaveCount(10);
  await page
    .getByRole('link', { name: /^L’épisode :/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/episodes\/[a-z0-9-]+$/);
  await page.evaluate(() => history.back());
  await expect(score).toBeVisible();
  expect(errors).toEqual([]);
});

it('goes by the keyboard, digits included where the focus is in the question, one answer for a double click; a reload offers to go on where it was', async ({
  page,
}) => {
  const { rank, heading, status, answers, group, button } = quizOn(page);
  await start(page);
  for (const [index, digit] of ['1', '2'].entries()) {
    await expect(heading).toBeFocused();
    await page.keyboard.press(digit);
    await expect(rank(index + 2)).toBeVisible();
    await expect(status).toHaveText(`Réponse enregistrée, ${index + 1} sur 10.`);
  }
  for (const place of [
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('button', { name: 'Retour' }),
    page.getByRole('banner').getByRole('link').first(),
  ]) {
    await place.focus();
    await page.keyboard.press('1');
  }
  await expect(rank(3)).toBeVisible();
  await heading.focus();
  await page.keyboard.press('Tab');
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rank(4)).toBeVisible();
  await answers.first().dblclick();
  await expect(rank(5)).toBeVisible();
  const before = await group.textContent();
  await page.reload();
  await button('Reprendre\u00a0: question 5 / 10').click();
  await expect(rank(5)).toBeVisible();
  expect(await group.textContent()).toBe(before);

  await it.step('an answer given in the task that reloads the page is kept', async () => {
    await answers.first().evaluate((button: HTMLElement) => {
      button.click();
      window.location.reload();
      window.dispatchEvent(new PageTransitionEvent('pagehide'));
      const { given } = JSON.parse(sessionStorage.getItem('quiz') ?? '{}');
      sessionStorage.setItem('seen', String(given.length));
    });
    await expect(button('Reprendre\u00a0: question 6 / 10')).toBeVisible();
    expect(await page.evaluate(() => sessionStorage.getItem('seen'))).toBe('5');
  });
});

it('a shared link asks the same questions', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  const first = await quizOn(page).group.textContent();
  await finish(page, 3);
  await quizOn(page).button('Copier le lien de ce quiz').click();
  await expect(quizOn(page).button('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(link);
  await quizOn(page).button('Commencer').click();
  await expect(quizOn(page).rank(1)).toBeVisible();
  expect(await quizOn(page).group.textContent()).toBe(first);
  await expect(page).toHaveURL(new RegExp(`${QUIZ}$`));
});
