import { expect, it } from '@/tests/e2e/it';
import { ARABIA, chaptersOnDisk, listenAtHome, playerOptionsOn } from './playerOptions';

it.use({ viewport: { width: 1280, height: 900 } });

it('a chapter plays, names the media session, ends the timer', async ({ page }) => {
  const [firstChapter, secondChapter, thirdChapter] = chaptersOnDisk(ARABIA);
  const [start, end] = [secondChapter?.startTime ?? 0, thirdChapter?.startTime ?? 0];
  const player = await listenAtHome(page, ARABIA);
  const { openPanel, timer, panel, chapter } = playerOptionsOn(page);
  const sessionTitle = () => page.evaluate(() => navigator.mediaSession.metadata?.title ?? '');
  await expect.poll(sessionTitle).toMatch(firstChapter.title);
  await openPanel();
  await expect(chapter(firstChapter.title)).toHaveAttribute('aria-current', 'true');
  await timer.selectOption('Fin du chapitre');
  await chapter(secondChapter?.title ?? '').click();
  await expect(chapter(secondChapter?.title ?? '')).toHaveAttribute('aria-current', 'true');
  await expect.poll(player.time).toBeGreaterThan(start);
  await expect.poll(sessionTitle).toContain(secondChapter?.title);
  expect(await sessionTitle()).toContain('Épisode 11');

  await panel.getByRole('radio', { name: '2×' }).check();
  await page.locator('audio').evaluate((audio: HTMLAudioElement, seconds) => {
    audio.currentTime = seconds;
  }, end - 3);
  await expect.poll(player.isPaused).toBe(true);
  expect(await player.time()).toBeGreaterThan(end - 0.5);
  expect(await player.time()).toBeLessThan(end + 2);
});
