import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';

const PROJECTOR = '/outils/quizz/projection';

test('Une question à la fois, en grand ; une touche montre la réponse, rien ne s’écrit ni ne se garde', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(PROJECTOR);
  const main = page.getByRole('main');
  await main.getByRole('listitem').getByRole('button').first().click();
  const screen = main.getByRole('group');
  await expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await screen.locator('input, textarea, select, [contenteditable]').count()).toBe(0);
  const sizes = await screen
    .locator('h2, li, p:not(:empty)')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  await expect(screen.getByText('Bonne réponse')).toHaveCount(0);
  await expect(screen).toBeFocused();
  await expect(screen).toBeInViewport({ ratio: 0.5 });
  await page.keyboard.press('Space');
  await expect(screen.getByText('Bonne réponse')).toBeVisible();
  await expect(screen.locator('[data-right]')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    .include('main [role="group"]')
    .withRules(['color-contrast-enhanced'])
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  const first = await screen.getByRole('heading').textContent();
  await page.keyboard.press('Space');
  await expect(screen.getByRole('heading')).not.toHaveText(first ?? '');
  await page.keyboard.press('ArrowLeft');
  await expect(screen.getByRole('heading')).toHaveText(first ?? '');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('quiz');
});

test('À la fin, on choisit un autre épisode', async ({ page }) => {
  await page.goto(PROJECTOR);
  const main = page.getByRole('main');
  await main.getByRole('listitem').getByRole('button').first().click();
  const screen = main.getByRole('group');
  const other = screen.getByRole('button', { name: 'Choisir un autre épisode' });
  await expect(screen).toBeFocused();
  const [, count = '0'] =
    /sur (\d+)$/.exec((await screen.getByText(/question 1 sur/).textContent()) ?? '') ?? [];
  for (let rank = 0; rank < Number(count); rank += 1) {
    await expect(other).toHaveCount(0);
    await page.keyboard.press('PageDown');
  }
  await other.click();
  await expect(main.getByRole('listitem').getByRole('button').first()).toBeVisible();
});

test('Ce qu’un élève a écrit dans l’adresse ne se montre nulle part', async ({ page }) => {
  const words = 'Un gros mot';
  const link = new URLSearchParams({
    mode: 'theme',
    valeur: words,
    difficulte: '1',
    questions: 'q-105.q-108',
    graine: '1',
  });
  await page.goto(`${PROJECTOR}?${link.toString()}`);
  const screen = page.getByRole('main').getByRole('group');
  await expect(screen.getByText(/question 1 sur 2$/)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain(words);
  expect(await page.title()).not.toContain(words);
});
