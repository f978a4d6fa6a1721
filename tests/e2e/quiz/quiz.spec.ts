import { expect, it } from '@/tests/e2e/it';
import { answerAll, quizOn, startEasyQuiz } from '@/tests/e2e/quiz/quizPage';

it.use({ reducedMotion: 'reduce' });

it('a quiz ends with its score and corrections, also after Back', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  const quiz = quizOn(page);
  await startEasyQuiz(page);
  await answerAll(page, 5);
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

// Digit keys and reloads are tested in tests/unit/components/quiz/running.test.tsx.
it('a quiz is answered by keys; a double click is one answer', async ({ page }) => {
  const { rank, heading, answers } = quizOn(page);
  await startEasyQuiz(page);
  await expect(heading).toBeFocused();
  await page.keyboard.press('1');
  await expect(rank(2)).toBeVisible();
  await expect(heading).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(answers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rank(3)).toBeVisible();
  await answers.first().dblclick();
  await expect(rank(4)).toBeVisible();
  await page.reload();
  await expect(quizOn(page).button('Reprendre\u00a0: question 4 / 10')).toBeVisible();
});
