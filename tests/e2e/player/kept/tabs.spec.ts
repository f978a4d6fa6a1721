import { expect, test, type BrowserContext, type Page } from '@playwright/test';
import { playerOn } from '@/tests/e2e/player/playerPage';

const card = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]');

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/');
  return { page, ...playerOn(page) };
}

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Deux onglets', () => {
  for (const line of ['un canal', 'le stockage']) {
    test(`un seul sonne à la fois : celui qu’on lance fait taire l’autre (par ${line})`, async ({
      context,
    }) => {
      if (line === 'le stockage')
        await context.addInitScript(() => Reflect.deleteProperty(window, 'BroadcastChannel'));
      const first = await openTab(context);
      const second = await openTab(context);
      await first.page.bringToFront();
      await card(first.page, 0).click();
      await first.expectAdvancing();
      await second.page.bringToFront();
      await card(second.page, 1).click();
      await expect(first.toggle('Lecture')).toBeVisible();
      expect(await first.isPaused()).toBe(true);
      await second.expectAdvancing();
      await expect(second.toggle('Pause')).toBeVisible();
      await first.page.bringToFront();
      await first.toggle('Lecture').click();
      await expect(second.toggle('Lecture')).toBeVisible();
      await first.expectAdvancing();
      expect(await second.isPaused()).toBe(true);
    });
  }

  test('une position ancienne n’efface pas celle, plus récente, de l’autre', async ({
    context,
  }) => {
    const first = await openTab(context);
    await card(first.page, 0).click();
    await first.expectAdvancing();
    await first.toggle('Pause').click();
    const second = await openTab(context);
    await second.page.bringToFront();
    await second.toggle('Lecture').click();
    await second.expectAdvancing();
    for (let times = 0; times < 4; times += 1)
      await second.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect.poll(second.time).toBeGreaterThan(60);
    await second.toggle('Pause').click();
    await expect(card(first.page, 0)).toHaveAccessibleName(/^Reprendre à 1:[0-2]\d$/);
    // Leaving, the first tab writes where it was: long before.
    await first.page.reload();
    await expect(card(first.page, 0)).toHaveAccessibleName(/^Reprendre à 1:[0-2]\d$/);
    await expect
      .poll(async () => Number(await first.progress.inputValue()))
      .toBeGreaterThanOrEqual(60);
  });

  test('un volume réglé dans l’un vaut à la visite suivante de l’autre', async ({
    context,
  }) => {
    const first = await openTab(context);
    await card(first.page, 0).click();
    await first.expectAdvancing();
    const second = await openTab(context);
    await first.page.bringToFront();
    await first.volume.focus();
    await first.page.keyboard.press('Home');
    await second.page.reload();
    await expect(second.volume).toHaveValue('0');
  });
});
