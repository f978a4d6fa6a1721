import type { BrowserContext, Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';

const cardButtonAt = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]');

async function openTab(context: BrowserContext) {
  const page = await context.newPage();
  await page.goto('/');
  return { page, ...playerOn(page) };
}

it.use({ viewport: { width: 1280, height: 800 } });

it('only one of two tabs plays, and the newest position is kept', async ({ context }) => {
  const [firstTab, secondTab] = [await openTab(context), await openTab(context)];
  await firstTab.page.bringToFront();
  await cardButtonAt(firstTab.page, 0).click();
  await firstTab.expectAdvancing();
  await secondTab.page.bringToFront();
  await cardButtonAt(secondTab.page, 0).click();
  await expect(firstTab.toggle('Lecture')).toBeVisible();
  expect(await firstTab.isPaused()).toBe(true);
  await secondTab.expectAdvancing();
  await firstTab.page.bringToFront();
  await firstTab.toggle('Lecture').click();
  await expect(secondTab.toggle('Lecture')).toBeVisible();
  await firstTab.expectAdvancing();
  expect(await secondTab.isPaused()).toBe(true);
  await firstTab.toggle('Pause').click();

  await secondTab.page.bringToFront();
  await secondTab.toggle('Lecture').click();
  await secondTab.expectAdvancing();
  for (let presses = 0; presses < 4; presses += 1) await secondTab.forward.click();
  await expect.poll(secondTab.time).toBeGreaterThan(60);
  await secondTab.toggle('Pause').click();
  await secondTab.volume.focus();
  await secondTab.page.keyboard.press('Home');
  const resumeLabel = /^Reprendre à 1:[0-2]\d$/;
  await expect(cardButtonAt(firstTab.page, 0)).toHaveAccessibleName(resumeLabel);
  // On unloading, the first tab writes its older position.
  await firstTab.page.reload();
  await expect(cardButtonAt(firstTab.page, 0)).toHaveAccessibleName(resumeLabel);
  await expect
    .poll(async () => Number(await firstTab.progress.inputValue()))
    .toBeGreaterThanOrEqual(60);
  await expect(firstTab.volume).toHaveValue('0');
});
