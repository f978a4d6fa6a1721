import type { BrowserContext, Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';

const card = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]');

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/');
  return { page, ...playerOn(page) };
}

it.use({ viewport: { width: 1280, height: 800 } });

it('of two tabs one plays, and the newest position stays', async ({ context }) => {
  const [first, second] = [await openTab(context), await openTab(context)];
  await first.page.bringToFront();
  await card(first.page, 0).click();
  await first.expectAdvancing();
  await second.page.bringToFront();
  await card(second.page, 0).click();
  await expect(first.toggle('Lecture')).toBeVisible();
  expect(await first.isPaused()).toBe(true);
  await second.expectAdvancing();
  await first.page.bringToFront();
  await first.toggle('Lecture').click();
  await expect(second.toggle('Lecture')).toBeVisible();
  await first.expectAdvancing();
  expect(await second.isPaused()).toBe(true);
  await first.toggle('Pause').click();

  await second.page.bringToFront();
  await second.toggle('Lecture').click();
  await second.expectAdvancing();
  for (let times = 0; times < 4; times += 1) await second.forward.click();
  await expect.poll(second.time).toBeGreaterThan(60);
  await second.toggle('Pause').click();
  await second.volume.focus();
  await second.page.keyboard.press('Home');
  const remembered = /^Reprendre à 1:[0-2]\d$/;
  await expect(card(first.page, 0)).toHaveAccessibleName(remembered);
  // On leaving, the first tab writes its own, older position.
  await first.page.reload();
  await expect(card(first.page, 0)).toHaveAccessibleName(remembered);
  await expect
    .poll(async () => Number(await first.progress.inputValue()))
    .toBeGreaterThanOrEqual(60);
  await expect(first.volume).toHaveValue('0');
});
