import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { BANK, chooseEasyQuestions, answerAll, QUIZ, quizOn } from '@/tests/e2e/quiz/quizPage';

it.use({ reducedMotion: 'reduce' });

// Loading and retry are tested in tests/unit/components/quiz/QuizScreen.test.tsx.
it('axe finds nothing on the quiz whose questions fail to load', async ({ page }) => {
  await page.route(BANK, (route) => route.fulfill({ status: 503 }));
  await page.goto(QUIZ);
  await expect(page.getByText('Erreur de chargement des questions.')).toBeVisible();
  await expectNoViolations(page);
});

/** Expects no horizontal overflow at several widths, the original width last. */
async function expectFit(page: Page, originalWidth: number): Promise<void> {
  for (const width of [360, 390, 768, 1440, originalWidth]) {
    await page.setViewportSize({ width, height: 844 });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width);
  }
}

for (const width of [360, 1440])
  it(`no step of the quiz fails axe or overflows ${width} pixels`, async ({ page }) => {
    const { button } = quizOn(page);
    const expectAccessible = async () => {
      await expectNoViolations(page);
      if (width === 360) await expectFit(page, width);
    };
    await page.setViewportSize({ width, height: 844 });
    await page.goto(QUIZ);
    await button(/Par épisode/).click();
    await expectAccessible();
    await button('Retour').click();
    await chooseEasyQuestions(page);
    await expectAccessible();
    await button('Retour').click();
    await button(/^Abandonner/).click();
    await button(/Par thème/).click();
    await quizOn(page).field('Thème').selectOption('Personnages');
    await page.getByRole('checkbox', { name: 'Corriger à chaque question' }).check();
    await button('Mélanger les niveaux').click();
    await quizOn(page).answers.first().click();
    await expect(button('Question suivante')).toBeFocused();
    await expect(button('Question suivante')).toBeInViewport({ ratio: 1 });
    await expectAccessible();
    await button('Question suivante').click();
    await button('Choisir un autre quiz').click();
    await chooseEasyQuestions(page);
    await answerAll(page, 6);
    await expectAccessible();
  });

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the quiz says that it needs JavaScript, and lists its themes', async ({ page }) => {
    await page.goto(QUIZ);
    const main = page.getByRole('main');
    await expect(main.getByText(/Le quiz a besoin de JavaScript/)).toBeVisible();
    await expect(main.getByText(/^Batailles \d+ questions$/)).toBeVisible();
    await expect(main.getByText('Chargement des questions...')).toBeHidden();
  });
});
