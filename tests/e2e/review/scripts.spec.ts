import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { QUIZ, startEasyQuiz } from '@/tests/e2e/quiz/quizPage';
import { EPISODE, REVIEW } from '@/tests/e2e/review/reviewPage';

/** Budget of the review's scripts beyond those of a running quiz, in bytes after gzip. */
const MAX_REVIEW_BYTES = 6000;

/** First word of every stored log, which only the review's scripts contain. */
const LOG_PREFIX = 'chroniques-revision';

/** Collects the scripts that a page loads after the call, without repetitions. */
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

const countReviewScripts = (scripts: readonly Buffer[]): number =>
  scripts.filter((script) => script.includes(LOG_PREFIX)).length;

it('the review fetches little more than a quiz', async ({ browser }) => {
  const [quizPage, otherPages, reviewPage] = [
    await browser.newPage(),
    await browser.newPage(),
    await browser.newPage(),
  ];
  const [quizScripts, otherScripts, reviewScripts] = [
    scriptsOf(quizPage),
    scriptsOf(otherPages),
    scriptsOf(reviewPage),
  ];
  await startEasyQuiz(quizPage);
  await expect(quizPage.getByText('Question 1 / 10', { exact: true })).toBeVisible();
  await quizPage.waitForLoadState('networkidle');
  for (const path of ['/', EPISODE, QUIZ, '/outils/frise'])
    await otherPages.goto(path, { waitUntil: 'networkidle' });
  await reviewPage.goto(REVIEW, { waitUntil: 'networkidle' });

  const [loadedByQuiz, loadedByOthers, loadedByReview] = [
    await quizScripts(),
    await otherScripts(),
    await reviewScripts(),
  ];
  expect(bytesOf(loadedByQuiz)).toBeGreaterThan(100_000);
  expect(bytesOf(loadedByReview) - bytesOf(loadedByQuiz)).toBeLessThanOrEqual(MAX_REVIEW_BYTES);
  expect(loadedByOthers.length).toBeGreaterThan(10);
  expect(countReviewScripts(loadedByOthers)).toBe(0);
  expect(countReviewScripts(loadedByReview)).toBeGreaterThan(0);
});
