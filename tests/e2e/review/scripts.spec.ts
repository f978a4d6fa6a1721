import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { QUIZ, start } from '@/tests/e2e/quiz/quizPage';
import { EPISODE, REVIEW } from '@/tests/e2e/review/reviewPage';

/** Budget of the review's scripts beyond those of a running quiz, in bytes after gzip. */
const MAX_REVIEW_BYTES = 6000;

/** First word of every stored log, which no other script contains. */
const MARK = 'chroniques-revision';

/** Collects the scripts that a page loads from now on, each once. */
function scriptsOf(page: Page): () => Promise<readonly Buffer[]> {
  const scripts = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.body());
  });
  return () => Promise.all(scripts.values());
}

const bytesOf = (scripts: readonly Buffer[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script, { level: 9 }).length, 0);

const countMarks = (scripts: readonly Buffer[]): number =>
  scripts.filter((script) => script.includes(MARK)).length;

it('the review fetches little more than a quiz', async ({ browser }) => {
  const [quiz, others, review] = [
    await browser.newPage(),
    await browser.newPage(),
    await browser.newPage(),
  ];
  const [ofQuiz, ofOthers, ofReview] = [scriptsOf(quiz), scriptsOf(others), scriptsOf(review)];
  await start(quiz);
  await expect(quiz.getByText('Question 1 / 10', { exact: true })).toBeVisible();
  await quiz.waitForLoadState('networkidle');
  for (const path of ['/', EPISODE, QUIZ, '/outils/frise'])
    await others.goto(path, { waitUntil: 'networkidle' });
  await review.goto(REVIEW, { waitUntil: 'networkidle' });

  const [played, read, reviewed] = [await ofQuiz(), await ofOthers(), await ofReview()];
  expect(bytesOf(played)).toBeGreaterThan(100_000);
  expect(bytesOf(reviewed) - bytesOf(played)).toBeLessThanOrEqual(MAX_REVIEW_BYTES);
  expect(read.length).toBeGreaterThan(10);
  expect(countMarks(read)).toBe(0);
  expect(countMarks(reviewed)).toBeGreaterThan(0);
});
