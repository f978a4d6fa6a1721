import { AxeBuilder } from '@axe-core/playwright';
import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';

const PROJECTOR = '/outils/quizz/projection';

it('a class sees one question at a time, large; a key shows the answer', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto(PROJECTOR);
  const main = page.getByRole('main');
  const episodes = main.getByRole('listitem').getByRole('button');
  await expectNoViolations(page);
  await main.getByRole('combobox', { name: 'Niveau' }).selectOption('Moyen');
  await episodes.first().click();
  const screen = main.getByRole('group');
  const heading = screen.getByRole('heading');
  await expect(screen.getByRole('heading', { level: 2 })).toBeVisible();
  expect(await screen.locator('input, textarea, select, [contenteditable]').count()).toBe(0);
  const sizes = await screen
    .locator('h2, li, p:not(:empty)')
    .evaluateAll((elements) =>
      elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
    );
  expect(sizes.length).toBeGreaterThan(4);
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(24);
  const correctLabel = screen.getByText('Bonne réponse');
  await expect(correctLabel).toHaveCount(0);
  await expect(screen).toBeFocused();
  // The screen covers the whole window, even where the browser refuses fullscreen.
  const box = await screen.boundingBox();
  const size = await page.evaluate(() => [innerWidth, innerHeight]);
  expect([box?.x, box?.y, box?.width]).toEqual([0, 0, size[0]]);
  expect(box?.height).toBeGreaterThanOrEqual(size[1] ?? 0);
  for (const y of [10, (size[1] ?? 0) - 10])
    expect(
      await page.evaluate(
        (top) => document.elementFromPoint(innerWidth / 2, top)?.closest('dialog') !== null,
        y,
      ),
    ).toBe(true);
  await expect(screen.getByText('Moyen', { exact: true })).toBeVisible();
  await page.keyboard.press('Space');
  await expect(correctLabel).toBeVisible();
  await expect(screen.locator('[data-right]')).toHaveCount(1);
  const { violations } = await new AxeBuilder({ page })
    .include('main [role="group"]')
    .withRules(['color-contrast-enhanced'])
    .analyze();
  expect(violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))).toEqual([]);
  const firstQuestion = (await heading.textContent()) ?? '';
  await page.keyboard.press('Space');
  await expect(heading).not.toHaveText(firstQuestion);
  await page.keyboard.press('ArrowLeft');
  await expect(heading).toHaveText(firstQuestion);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('quiz');

  const otherEpisode = screen.getByRole('button', { name: 'Choisir un autre épisode' });
  const position = (await screen.getByText(/question 1 sur \d+$/).textContent()) ?? '';
  const count = Number(/\d+$/.exec(position)?.[0]);
  expect(count).toBe(10);
  for (let presses = 0; presses < count; presses += 1) {
    await expect(otherEpisode).toHaveCount(0);
    await page.keyboard.press('PageDown');
  }
  await otherEpisode.click();
  await expect(episodes.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen).toBeFocused();
  // Escape leaves the browser's fullscreen, and closes the screen with it.
  await page.keyboard.press('Escape');
  if ((await screen.count()) > 0) await page.evaluate(() => document.exitFullscreen());
  await expect(screen).toHaveCount(0);
});

it('texts written into the address are displayed nowhere', async ({ page }) => {
  const injectedText = 'Un gros mot';
  const link = new URLSearchParams({
    mode: 'theme',
    valeur: injectedText,
    difficulte: '1',
    questions: 'q-105.q-108',
    graine: '1',
  });
  await page.goto(`${PROJECTOR}?${link.toString()}`);
  const screen = page.getByRole('main').getByRole('group');
  await expect(screen.getByText(/question 1 sur 2$/)).toBeVisible();
  expect(await page.locator('body').innerText()).not.toContain(injectedText);
  expect(await page.title()).not.toContain(injectedText);
});
