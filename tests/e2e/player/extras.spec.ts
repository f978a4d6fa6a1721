import { expect, it } from '@/tests/e2e/it';
import { ARABIA, chaptersOnDisk, listenAtHome, optionsOn, SOURCES } from './playerOptions';

it.use({ viewport: { width: 1280, height: 900 } });

it('the sleep timer fades the sound, stops it, and is called off', async ({ page }) => {
  await page.clock.install();
  const player = await listenAtHome(page, SOURCES);
  const { open, timer, panel } = optionsOn(page);
  const audio = page.locator('audio');
  const volume = () => audio.evaluate((element: HTMLAudioElement) => element.volume);
  await open();
  await timer.selectOption('5 minutes');
  await expect(panel.getByText(/^Arrêt dans (5:00|4:5\d)$/)).toBeVisible();
  await page.clock.fastForward('04:40');
  await expect(panel.getByText(/^Arrêt dans 0:[12]\d$/)).toBeVisible();
  await audio.evaluate((element: HTMLAudioElement) =>
    element.addEventListener('volumechange', () => {
      if (element.volume < 0.3 && !element.paused) element.dataset.faded = 'yes';
    }),
  );
  expect(await volume()).toBe(0.8);
  await page.clock.fastForward('00:13');
  await expect(audio).toHaveAttribute('data-faded', 'yes');
  await expect(player.volume).toHaveAttribute('aria-valuetext', '80 %');
  await expect.poll(player.isPaused).toBe(true);
  await expect.poll(volume).toBe(0.8);
  await expect(timer).toHaveValue('off');
  expect(await page.evaluate(() => localStorage.getItem('lecteur'))).toContain('"volume":0.8');

  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await open();
  await timer.selectOption('60 minutes');
  await page.clock.fastForward('02:00:00');
  await expect.poll(player.isPaused).toBe(true);

  await player.toggle('Lecture').click();
  await player.expectAdvancing();
  await open();
  await timer.selectOption('15 minutes');
  await player.toggle('Pause').click();
  await open();
  await expect(timer).toHaveValue('off');
});

it('a chapter plays, is told to the system and ends the timer', async ({ page }) => {
  const [first, second, third] = chaptersOnDisk(ARABIA);
  const [start, end] = [second?.startTime ?? 0, third?.startTime ?? 0];
  const player = await listenAtHome(page, ARABIA);
  const { open, timer, panel, chapter } = optionsOn(page);
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

  await player.toggle('Lecture').click();
  await player.mark();
  await player.region.getByRole('link', { name: /Épisode 11/ }).click();
  await expect(page).toHaveURL(`/episodes/${ARABIA}`);
  await player.expectAdvancing();
  await player.expectMarked();
});
