import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { BANK, finish, QUIZ, quizOn, start } from '@/tests/e2e/quiz/quizPage';

test.use({ reducedMotion: 'reduce' });

test('Un choix sans question le dit et ne commence pas', async ({ page }) => {
  const { button, field } = quizOn(page);
  const one = {
    question: 'Qui ?',
    answers: [
      { id: 1, answer: 'Elle' },
      { id: 2, answer: 'Lui' },
    ],
    answerId: 1,
    difficulty: 1,
    theme: 'Lieux',
  };
  await page.route(BANK, (route) => route.fulfill({ json: [one] }));
  await page.goto(QUIZ);
  await expect(button(/Par épisode/)).toBeDisabled();
  await button(/Par thème/).click();
  await field('Thème').selectOption('Lieux');
  await field('Difficulté').selectOption('Expert');
  await expect(page.getByText('Aucune question pour ce choix.')).toBeVisible();
  await expect(button('Commencer')).toBeDisabled();
});

test('Le chargement se dit, puis laisse la place au quiz', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(BANK, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(QUIZ);
  await expect(page.getByText('Chargement des questions...')).toBeVisible();
  letGo();
  await expect(quizOn(page).button(/Par thème/)).toBeVisible();
  await expect(page.getByText('Chargement des questions...')).toBeHidden();
});

test('Une panne se dit, et l’on peut réessayer', async ({ page }) => {
  await page.route(BANK, (route) => route.fulfill({ status: 503 }));
  await page.goto(QUIZ);
  await expect(page.getByText('Erreur de chargement des questions.')).toBeVisible();
  await expectNothingFound(page);
  await page.unroute(BANK);
  await quizOn(page).button('Réessayer').click();
  await expect(quizOn(page).button(/Par thème/)).toBeVisible();
});

for (const width of [360, 390, 768, 1440]) {
  test(`À ${width} pixels, axe ne trouve rien et rien ne dépasse, à aucune étape`, async ({
    page,
  }) => {
    const { button } = quizOn(page);
    const expectFit = () =>
      expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
        .toBeLessThanOrEqual(width);
    await page.setViewportSize({ width, height: 844 });
    await page.goto(QUIZ);
    await expect(button(/Par thème/)).toBeVisible();
    await expectNothingFound(page);
    await button(/Par épisode/).click();
    await expectNothingFound(page);
    await expectFit();
    await start(page);
    await expectNothingFound(page);
    await expectFit();
    await finish(page, 6);
    await expectNothingFound(page);
    await expectFit();
  });
}

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('la page dit que le quiz en a besoin, et ce qu’il couvre', async ({ page }) => {
    await page.goto(QUIZ);
    const main = page.getByRole('main');
    await expect(main.getByText(/Le quiz a besoin de JavaScript/)).toBeVisible();
    await expect(main.getByText(/^Batailles \d+ questions$/)).toBeVisible();
    await expect(main.getByText('Chargement des questions...')).toBeHidden();
  });
});
