import { expect, it } from '@/tests/e2e/it';
import { ARABIA, chaptersOnDisk, listenAtHome, playerOptionsOn } from './playerOptions';

it.use({ viewport: { width: 1280, height: 900 } });

it('a chapter plays, is shown by the system and ends the timer', async ({ page }) => {
  const [first, second, third] = chaptersOnDisk(ARABIA);
  const [start, end] = [second?.startTime ?? 0, third?.startTime ?? 0];
  const player = await listenAtHome(page, ARABIA);
  const { open, timer, panel, chapter } = playerOptionsOn(page);
  const sessionTitle = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '');
  await expect.poll(sessionTitle).toMatch(first.title);
  await open();
  await expect(chapter(first.title)).toHaveAttribute('aria-current', 'true');
  await timer.selectOption('Fin du chapitre');
  await chapter(second?.title ?? '').click();
  await expect(chapter(second?.title ?? '')).toHaveAttribute('aria-current', 'true');
  await expect.poll(player.time).toBeGreaterThan(start);
  await expect.poll(sessionTitle).toContain(second?.title);
  expect(await sessionTitle()).toContain('Épisode 11');

  await panel.getByRole('radio', { name: '2×' }).check();
  await page.locator('audio').evaluate((audio: HTMLAudioElement, to) => {
    audio.currentTime = to;
  }, end - 3);
  await expect.poll(player.isPaused).toBe(true);
  expect(await player.time()).toBeGreaterThan(end - 0.5);
  expect(await player.time()).toBeLessThan(end + 2);
});
