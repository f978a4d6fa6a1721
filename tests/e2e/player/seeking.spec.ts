import { expect, it } from '@/tests/e2e/it';
import { listenToCard, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

it('the progress slider seeks by press, drag and keys', async ({ page }) => {
  await page.goto('/');
  const player = playerOn(page);
  await listenToCard(page, 0);
  await player.expectAdvancing();
  await player.toggle('Pause').click();
  const duration = await page
    .locator('audio')
    .evaluate((audio: HTMLAudioElement) => audio.duration);
  const box = await player.progress.boundingBox();
  if (!box) throw new Error('The bar is expected.');
  const middleY = box.y + box.height / 2;
  await page.mouse.click(box.x + box.width / 2, middleY);
  await expect.poll(player.time).toBeGreaterThan(duration / 2 - 2);
  const timeBefore = await player.time();
  expect(timeBefore).toBeLessThan(duration / 2 + 2);

  await page.mouse.move(box.x + 20, middleY);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.3, middleY, { steps: 4 });
  await page.mouse.move(box.x + box.width * 0.8, box.y - 200, { steps: 4 });
  expect(await player.time()).toBe(timeBefore);
  await page.mouse.up();
  await expect.poll(player.time).toBeGreaterThan(duration * 0.75);

  await player.progress.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('PageUp');
  await expect.poll(player.time).toBe(60);
  await page.keyboard.press('End');
  await player.toggle('Lecture').click();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.ended))
    .toBe(true);
  await expect(player.toggle('Lecture')).toBeVisible();
});
