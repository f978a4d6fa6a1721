import { expect, test, type Page } from '@playwright/test';
import { decodeBank } from '@/lib/quiz/decodeBank';
import { expectNothingFound } from '@/tests/e2e/axe';

const QUIZ = '/outils/quizz';
const BANK = '**/quizz/quizz.json';

function quizOn(page: Page) {
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

/** Chooses the easy questions about people, of which the bank has ten at least. */
async function start(page: Page): Promise<void> {
  const { button, field } = quizOn(page);
  await page.goto(QUIZ);
  await button(/Par thème/).click();
  await expect(button('Commencer')).toBeDisabled();
  await field('Thème').selectOption('Personnages');
  await expect(button('Commencer')).toBeDisabled();
  await field('Difficulté').selectOption('Facile');
  await button('Commencer').click();
}

/** The text of the right answer to each question, as the bank has it. */
async function rightAnswers(page: Page): Promise<ReadonlyMap<string, string>> {
  const response = await page.request.get('/quizz/quizz.json');
  const bank = decodeBank(await response.json()) ?? [];
  return new Map(
    bank.map(({ question, answers, answerId }) => [
      question,
      answers.find(({ id }) => id === answerId)?.answer ?? '',
    ]),
  );
}

/** Answers the ten questions, the first ones right. */
async function finish(page: Page, right: number): Promise<void> {
  const { rank, heading, answers } = quizOn(page);
  const solutions = await rightAnswers(page);
  for (let asked = 1; asked <= 10; asked += 1) {
    await expect(rank(asked)).toBeVisible();
    const solution = solutions.get((await heading.textContent()) ?? '') ?? '';
    const texts = await answers.evaluateAll((buttons) =>
      buttons.map(({ lastChild }) => lastChild?.textContent ?? ''),
    );
    const chosen = texts.findIndex((text) => (text === solution) === asked <= right);
    await answers.nth(chosen).click();
  }
}

test.use({ reducedMotion: 'reduce' });

test('Le quiz se déroule sans une erreur dans la console', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(error.message));
  await start(page);
  await finish(page, 7);
  await expect(quizOn(page).score(7)).toBeVisible();
  expect(errors).toEqual([]);
});

for (const [right, verdict] of [
  [10, 'Parfait !'],
  [5, 'Bien joué !'],
  [0, 'À réessayer !'],
] as const) {
  test(`Un quiz de ${right} bonnes réponses sur dix finit par « ${verdict} »`, async ({
    page,
  }) => {
    const quiz = quizOn(page);
    await start(page);
    await finish(page, right);
    await expect(page.getByRole('heading', { name: 'Votre score' })).toBeFocused();
    await expect(quiz.score(right)).toBeVisible();
    await expect(page.getByText(verdict, { exact: true })).toBeVisible();
    await expect(page.getByText('Juste', { exact: true })).toHaveCount(right);
    await expect(page.getByText('Faux', { exact: true })).toHaveCount(10 - right);
    await expect(page.getByText('Bonne réponse :')).toHaveCount(10);
    await quiz.button('Recommencer').click();
    await expect(quiz.button(/Par épisode/)).toBeVisible();
  });
}

test('Le quiz se fait au clavier, des chiffres et des touches du navigateur', async ({
  page,
}) => {
  const { rank, heading, status } = quizOn(page);
  await start(page);
  await expect(heading).toBeFocused();
  for (const [index, digit] of ['1', '2', '3', '4'].entries()) {
    await page.keyboard.press(digit);
    await expect(rank(index + 2)).toBeVisible();
    await expect(heading).toBeFocused();
    await expect(status).toHaveText(`Réponse enregistrée, ${index + 1} sur 10.`);
  }
  await page.keyboard.press('Tab');
  await expect(quizOn(page).answers.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(rank(6)).toBeVisible();
});

test('Un chiffre ne répond que si le focus est dans la question', async ({ page }) => {
  const { rank, heading, answers } = quizOn(page);
  await start(page);
  await expect(heading).toBeFocused();
  for (const place of [
    page.getByRole('contentinfo').getByRole('link').first(),
    page.getByRole('button', { name: 'Retour' }),
    page.getByRole('banner').getByRole('link').first(),
  ]) {
    await place.focus();
    await page.keyboard.press('1');
  }
  await expect(rank(1)).toBeVisible();
  await answers.last().focus();
  await page.keyboard.press('1');
  await expect(rank(2)).toBeVisible();
});

test('Un double clic ne répond qu’à une question', async ({ page }) => {
  const { answers, rank } = quizOn(page);
  await start(page);
  await answers.first().dblclick();
  await expect(rank(2)).toBeVisible();
});

test('Un quiz commencé survit au rechargement, là où il en était', async ({ page }) => {
  const { answers, rank, group } = quizOn(page);
  await start(page);
  await answers.first().click();
  await answers.first().click();
  await expect(rank(3)).toBeVisible();
  const before = await group.textContent();
  await page.reload();
  await expect(rank(3)).toBeVisible();
  expect(await group.textContent()).toBe(before);
});

test('Le lien partagé pose les mêmes questions', async ({ page, context, browserName }) => {
  test.skip(browserName !== 'chromium', 'Le presse-papiers ne se lit qu’avec Chromium.');
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await start(page);
  const first = await quizOn(page).group.textContent();
  await finish(page, 3);
  await quizOn(page).button('Copier le lien de ce quiz').click();
  await expect(quizOn(page).button('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  const other = await context.newPage();
  await other.goto(link);
  await quizOn(other).button('Commencer').click();
  await expect(quizOn(other).rank(1)).toBeVisible();
  expect(await quizOn(other).group.textContent()).toBe(first);
  await expect(other).toHaveURL(new RegExp(`${QUIZ}$`));
  await quizOn(other).answers.first().click();
  await expect(quizOn(other).rank(2)).toBeVisible();
  await other.reload();
  await expect(quizOn(other).rank(2)).toBeVisible();
});

test('Un lien de la revue mène à l’épisode, et le retour à la revue', async ({ page }) => {
  await start(page);
  await finish(page, 10);
  await page
    .getByRole('link', { name: /^L’épisode :/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/episodes\/[a-z0-9-]+$/);
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Votre score' })).toBeVisible();
});

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
