import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import { holdRequests } from '@/tests/e2e/network';
import { startAudioServer } from './audioServer';
import { openHomeWithFeed, playerOn, serveFeed } from './playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

/** Frames in 200 ms at 60 frames a second. */
const FRAMES_IN_200_MS = 12;

const latestButtonOn = (page: Page) => page.getByRole('button', { name: 'Dernier épisode' });

/** Counts the frames from the next click to the word « chargement »: milliseconds depend on the machine. */
const countFramesToWaiting = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const measure = (): void => {
      let frames = 0;
      const checkFrame = (): void => {
        if (document.querySelector('#lecteur [data-waiting="true"]')) {
          document.body.dataset.frames = String(frames);
          return;
        }
        frames += 1;
        requestAnimationFrame(checkFrame);
      };
      checkFrame();
    };
    document.addEventListener('click', measure, { capture: true, once: true });
  });

it('a missing or unseekable audio file is announced', async ({ page }) => {
  const host = await startAudioServer();
  host.serve('gone');
  const warning = page.waitForEvent('console', (message) =>
    message.text().startsWith('Play error'),
  );
  await serveFeed(page, host.url);
  await openHomeWithFeed(page);
  await latestButtonOn(page).click();
  const player = playerOn(page);
  const status = player.region.getByRole('status');
  await expect(status).toContainText('Cet épisode ne peut pas être lu ici');
  await expect(
    player.region.getByRole('link', { name: 'Ouvrir le fichier audio' }),
  ).toHaveAttribute('href', host.url);
  await expect(player.region.getByRole('link', { name: 'Spotify' })).toBeVisible();
  expect((await warning).type()).toBe('warning');
  // An episode without a picture has a grey square.
  const emptyCover = player.region.locator('[data-empty="true"]');
  await expect(emptyCover).toHaveCSS('width', '56px');
  await expect(emptyCover).toHaveCSS('background-color', 'rgb(201, 204, 205)');
  const otherEpisode = page.getByRole('button', { name: 'Ecouter maintenant' }).first();
  await otherEpisode.click();
  await player.expectAdvancing();
  await expect(status).toBeEmpty();

  host.serve('no-ranges');
  await latestButtonOn(page).click();
  await player.expectAdvancing();
  const timeBefore = await player.time();
  await player.forward.click();
  await expect(status).toContainText('ne permet pas de changer de position');
  expect(await player.time()).toBeGreaterThanOrEqual(timeBefore);

  host.serve('redirect');
  await page.getByRole('article').nth(1).locator('button[data-episode]').click();
  await player.expectAdvancing();
  await latestButtonOn(page).click();
  await player.expectAdvancing();
  await player.forward.click();
  await expect.poll(player.time).toBeGreaterThan(15);
  await player.expectAdvancing();
  host.stop();
});

it('a lost connection is announced; playback resumes online', async ({ page }) => {
  const host = await startAudioServer();
  host.serve('cut');
  await serveFeed(page, host.url);
  await openHomeWithFeed(page);
  await latestButtonOn(page).click();
  const player = playerOn(page);
  const status = player.region.getByRole('status');
  await player.expectAdvancing();
  host.serve('refuse');
  await expect(status).toContainText('Connexion perdue', { timeout: 30_000 });
  const timeAtStop = await player.time();
  host.serve('good');
  await expect(status).toBeEmpty();
  await player.expectAdvancing();
  expect(timeAtStop).toBeGreaterThan(1);
  expect(await player.time()).toBeGreaterThan(timeAtStop);
  host.stop();
});

it('a pause and a seek before the metadata are kept', async ({ page }) => {
  const host = await startAudioServer();
  const { release } = await holdRequests(page, host.url);
  await serveFeed(page, host.url, { duration: 120 });
  await openHomeWithFeed(page);
  await countFramesToWaiting(page);
  await latestButtonOn(page).click();
  const player = playerOn(page);
  await expect(player.toggle('Pause')).toHaveAttribute('data-waiting', 'true');
  // The page writes the count one frame after « chargement » appears.
  await expect(page.locator('body')).toHaveAttribute('data-frames', /^\d+$/);
  const frames = await page.locator('body').getAttribute('data-frames');
  expect(Number(frames)).toBeLessThanOrEqual(FRAMES_IN_200_MS);
  await player.toggle('Pause').click();
  await expect(player.toggle('Lecture')).toHaveAttribute('data-waiting', 'false');
  await player.forward.click();
  await player.forward.click();
  await expect(player.progress).toHaveAttribute('aria-valuetext', '30 secondes sur 2 minutes');
  release();
  await expect
    .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
    .toBeGreaterThan(0);
  await expect(player.progress).toHaveAttribute('max', '90');
  expect(await player.isPaused()).toBe(true);
  await player.toggle('Lecture').click();
  await expect.poll(player.time).toBeGreaterThan(30);
  expect(await player.time()).toBeLessThan(40);
  host.stop();
});
