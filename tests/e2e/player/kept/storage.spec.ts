import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { playerOn } from '@/tests/e2e/player/playerPage';
import { errorsOf, requestsOf } from '@/tests/e2e/watch';

const cardButtonAt = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]');

it.use({ viewport: { width: 1280, height: 800 } });

it('a reload restores position, volume and rate, paused', async ({ page }) => {
  // A damaged stored state must not prevent playback.
  await page.addInitScript(() => {
    if (localStorage.getItem('lecteur') === null)
      localStorage.setItem('lecteur', '{"version":1,"positions":[{"id"');
  });
  await page.goto('/');
  const player = playerOn(page);
  await cardButtonAt(page, 2).click();
  await player.expectAdvancing();
  await player.progress.focus();
  await page.keyboard.press('End');
  await expect(cardButtonAt(page, 2)).toHaveAccessibleName('Réécouter');

  await cardButtonAt(page, 0).click();
  await player.expectAdvancing();
  await expect(cardButtonAt(page, 0)).toHaveAccessibleName('Pause');
  await player.volume.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await player.region.getByRole('button', { name: 'Couper le son' }).click();
  await page.locator('audio').evaluate((audio: HTMLAudioElement) => {
    audio.playbackRate = 1.5;
  });
  await player.toggle('Pause').click();
  for (let presses = 0; presses < 3; presses += 1) await player.forward.click();
  await expect(cardButtonAt(page, 0)).toHaveAccessibleName(/^Reprendre à 0:[45]\d$/);
  const secondsBefore = Math.floor(await player.time());

  const audioRequests = requestsOf(page, /\.mp3/);
  const complaints: string[] = [];
  page.on('console', (message) => {
    // The router preloads the style sheets of linked pages (docs/decisions.md).
    if (/\.css was preloaded using link preload/.test(message.text())) return;
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  await page.reload();
  await expect(player.toggle('Lecture')).toBeVisible();
  await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
  await expect(cardButtonAt(page, 0)).toHaveAccessibleName(/^Reprendre à 0:[45]\d$/);
  await expect(cardButtonAt(page, 0).locator('progress')).toHaveAttribute('value', /^[45]\d/);
  await expect(cardButtonAt(page, 2)).toHaveAccessibleName('Réécouter');
  await expect(cardButtonAt(page, 3)).toHaveAccessibleName('Ecouter maintenant');
  await expect(page.getByRole('button', { name: 'Dernier épisode' })).toBeVisible();
  const shownSeconds = Number(await player.progress.inputValue());
  expect(shownSeconds).toBeGreaterThanOrEqual(secondsBefore);
  expect(shownSeconds).toBeLessThan(secondsBefore + 10);
  expect(await player.progress.getAttribute('aria-valuetext')).toMatch(/ sur \d+ minutes/);
  const unmute = player.region.getByRole('button', { name: 'Rétablir le son' });
  await unmute.click();
  await expect(player.volume).toHaveValue('0.01');
  expect(audioRequests).toEqual([]);
  expect(complaints).toEqual([]);
  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  expect(await player.rate()).toBe(1.5);
  expect(await player.time()).toBeGreaterThan(shownSeconds);
  expect(await player.time()).toBeLessThan(shownSeconds + 10);
  await cardButtonAt(page, 2).click();
  await player.expectAdvancing();
  expect(await player.time()).toBeLessThan(10);

  await player.close.click();
  await page.reload();
  await expect(cardButtonAt(page, 0)).toHaveAccessibleName(/^Reprendre/);
  await expect(player.region).toBeHidden();
});

it('the player plays and resumes where storage is refused', async ({ page }) => {
  const errors = errorsOf(page);
  await page.addInitScript(() => {
    const throwSecurityError = () => {
      throw new DOMException('refused by the test', 'SecurityError');
    };
    Storage.prototype.setItem = throwSecurityError;
    Storage.prototype.getItem = throwSecurityError;
  });
  await page.goto('/');
  const player = playerOn(page);
  await cardButtonAt(page, 0).click();
  await player.expectAdvancing();
  await player.forward.click();
  await expect.poll(player.time).toBeGreaterThan(15);
  await player.close.click();
  await expect(cardButtonAt(page, 0)).toHaveAccessibleName(/^Reprendre à 0:[12]\d$/);
  await cardButtonAt(page, 0).click();
  await expect.poll(player.time).toBeGreaterThan(15);
  expect(errors).toEqual([]);
});
