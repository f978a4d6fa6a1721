import type { Page } from '@playwright/test';
import { decodeBank } from '@/lib/quiz/decodeBank';
import { expect } from '@/tests/e2e/it';

export const REVIEW = '/outils/revision';
export const EPISODE = '/episodes/episode-09-badr-uhud-le-fosse';
export const DAY = 86_400_000;

export function reviewOn(page: Page) {
  const main = page.getByRole('main');
  const button = (name: string | RegExp) => main.getByRole('button', { name });
  return {
    button,
    region: page.getByRole('region', { name: 'Révision' }),
    heading: main.getByRole('heading', { level: 2 }).first(),
    answers: main.getByRole('group').getByRole('listitem').getByRole('button'),
  };
}

/** Adds three questions to the review in the margin of a transcript. */
export async function addThreeQuestions(page: Page): Promise<void> {
  await page.goto(EPISODE);
  await page.getByRole('checkbox', { name: 'Choisir des questions à réviser' }).check();
  const prompts = page.getByRole('button', { name: /^Retenir\s:/ });
  for (let remaining = 3; remaining > 0; remaining -= 1) await prompts.first().click();
  await expect(page.getByRole('button', { name: /^Retenu\s:/ })).toHaveCount(3);
}

/** Returns the index of a right or a wrong answer to the current question. */
export async function answerIndex(page: Page, isCorrect: boolean): Promise<number> {
  const { heading, answers } = reviewOn(page);
  const bank = decodeBank(await (await page.request.get('/quizz/quizz.json')).json()) ?? [];
  const shownQuestion = await heading.textContent();
  const question = bank.find((candidate) => candidate.question === shownQuestion);
  const correctAnswer =
    question?.answers.find(({ id }) => id === question.answerId)?.answer ?? '';
  const texts = await answers.evaluateAll((buttons) =>
    buttons.map(({ lastChild }) => lastChild?.textContent ?? ''),
  );
  return texts.findIndex((text) => (text === correctAnswer) === isCorrect);
}

export async function answerCard(page: Page, isCorrect: boolean): Promise<void> {
  await reviewOn(page)
    .answers.nth(await answerIndex(page, isCorrect))
    .click();
  await expect(page.getByText('Bonne réponse :')).toBeVisible();
}
