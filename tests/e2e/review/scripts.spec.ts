import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { start } from '@/tests/e2e/quiz/quizPage';

/** What the review may fetch beyond a quiz that is being played, in bytes of gzip. */
const BEYOND = 6000;

/** All the scripts that a page fetches from now on; the answer says how long they are, compressed. */
function countScripts(page: Page): () => Promise<number> {
  const sizes = new Map<string, Promise<number>>();
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return;
    sizes.set(
      response.url(),
      response.body().then((body) => gzipSync(body, { level: 9 }).length),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
}

test('La révision ne fait venir que peu de scripts de plus que le quiz', async ({
  browser,
}) => {
  const [quiz, review] = [await browser.newPage(), await browser.newPage()];
  const [ofQuiz, ofReview] = [countScripts(quiz), countScripts(review)];
  await start(quiz);
  await expect(quiz.getByText('Question 1 / 10', { exact: true })).toBeVisible();
  await quiz.waitForLoadState('networkidle');
  await review.goto('/outils/revision', { waitUntil: 'networkidle' });
  const [played, reviewed] = [await ofQuiz(), await ofReview()];
  expect(played).toBeGreaterThan(100_000);
  expect(reviewed - played).toBeLessThanOrEqual(BEYOND);
});
