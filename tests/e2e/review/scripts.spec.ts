import { gzipSync } from 'node:zlib';
import { expect, test, type Page } from '@playwright/test';
import { start } from '@/tests/e2e/quiz/quizPage';
import { EPISODE, REVIEW } from '@/tests/e2e/review/reviewPage';

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
  await review.goto(REVIEW, { waitUntil: 'networkidle' });
  const [played, reviewed] = [await ofQuiz(), await ofReview()];
  expect(played).toBeGreaterThan(100_000);
  expect(reviewed - played).toBeLessThanOrEqual(BEYOND);
});

/** What every log of the review begins with: no script of another page has a reason to say it. */
const MARK = 'chroniques-revision';

test('Aucune autre page ne fait venir les scripts de la révision', async ({ page }) => {
  const scripts = new Map<string, Promise<string>>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script')
      scripts.set(response.url(), response.text());
  });
  const withIt = async (): Promise<readonly string[]> =>
    (await Promise.all([...scripts].map(async ([url, text]) => [url, await text] as const)))
      .filter(([, text]) => text.includes(MARK))
      .map(([url]) => url);
  for (const path of ['/', '/episodes', EPISODE, '/outils', '/outils/quizz', '/outils/frise'])
    await page.goto(path, { waitUntil: 'networkidle' });
  expect(scripts.size).toBeGreaterThan(10);
  expect(await withIt()).toEqual([]);
  await page.goto(REVIEW, { waitUntil: 'networkidle' });
  expect(await withIt()).not.toEqual([]);
});
