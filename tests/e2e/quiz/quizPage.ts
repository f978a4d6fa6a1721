import { expect, type Page } from '@playwright/test';
import { decodeBank } from '@/lib/quiz/decodeBank';

export const QUIZ = '/outils/quizz';
export const BANK = '**/quizz/quizz.json';

export function quizOn(page: Page) {
  const group = page
    .getByRole('main')
    .getByRole('group')
    .and(page.locator('[aria-labelledby]'));
  const button = (name: string | RegExp) => page.getByRole('button', { name });
  return {
    group,
    button,
    field: (name: string) => page.getByRole('combobox', { name, exact: true }),
    answers: group.getByRole('button'),
    heading: group.getByRole('heading'),
    status: page.getByRole('main').getByRole('status'),
    rank: (rank: number) => page.getByText(`Question ${rank} / 10`, { exact: true }),
    score: (score: number) => page.getByRole('main').getByText(new RegExp(`^${score} / 10$`)),
  };
}

export async function startEasyQuiz(page: Page): Promise<void> {
  await page.goto(QUIZ);
  await chooseEasyQuestions(page);
}

/** Chooses the easy questions about people, of which the bank has ten at least, and starts. */
export async function chooseEasyQuestions(page: Page): Promise<void> {
  const { button, field } = quizOn(page);
  await button(/Par thème/).click();
  await expect(button('Commencer')).toBeDisabled();
  await field('Thème').selectOption('Personnages');
  await expect(button('Commencer')).toBeDisabled();
  await field('Difficulté').selectOption('Facile');
  await button('Commencer').click();
}

/** Returns the right answer to each question, from the bank. */
async function correctAnswers(page: Page): Promise<ReadonlyMap<string, string>> {
  const response = await page.request.get('/quizz/quizz.json');
  const bank = decodeBank(await response.json()) ?? [];
  return new Map(
    bank.map(({ question, answers, answerId }) => [
      question,
      answers.find(({ id }) => id === answerId)?.answer ?? '',
    ]),
  );
}

/** Answers the ten questions, the first `right` of them correctly. */
export async function answerAll(page: Page, correctCount: number): Promise<void> {
  const { rank, heading, answers } = quizOn(page);
  const solutions = await correctAnswers(page);
  for (let questionRank = 1; questionRank <= 10; questionRank += 1) {
    await expect(rank(questionRank)).toBeVisible();
    const solution = solutions.get((await heading.textContent()) ?? '') ?? '';
    const texts = await answers.evaluateAll((buttons) =>
      buttons.map(({ lastChild }) => lastChild?.textContent ?? ''),
    );
    const answerIndex = texts.findIndex(
      (text) => (text === solution) === questionRank <= correctCount,
    );
    await answers.nth(answerIndex).click();
  }
}
