import { expect, test } from '@playwright/test';
import { startAudioServer } from '@/tests/e2e/player/audioServer';
import { openHomeWithFeed, playerOn, serveFeed } from '@/tests/e2e/player/playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

/** At the 60 frames a second of a headless page. */
const FRAMES_IN_200_MS = 12;

test.describe('Ce que la barre dit du son', () => {
  test('« chargement » dans les 200 ms du clic, et la pause l’annule', async ({ page }) => {
    const host = await startAudioServer();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(host.url, async (route) => {
      await released;
      await route.continue();
    });
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.evaluate(() => {
      // Frames, not milliseconds: a busy machine draws fewer of them, and none may pass without the word.
      const measure = (): void => {
        let frames = 0;
        const look = (): void => {
          if (document.querySelector('#lecteur [data-waiting="true"]')) {
            document.body.dataset.frames = String(frames);
            return;
          }
          frames += 1;
          requestAnimationFrame(look);
        };
        look();
      };
      document.addEventListener('click', measure, { capture: true, once: true });
    });
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await expect(player.toggle('Pause')).toHaveAttribute('data-waiting', 'true');
    // The frame that counts comes after the one that shows.
    await expect(page.locator('body')).toHaveAttribute('data-frames', /^\d+$/);
    const frames = await page.locator('body').getAttribute('data-frames');
    expect(Number(frames)).toBeLessThanOrEqual(FRAMES_IN_200_MS);
    await player.toggle('Pause').click();
    await expect(player.toggle('Lecture')).toHaveAttribute('data-waiting', 'false');
    release();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.readyState))
      .toBeGreaterThan(0);
    expect(await player.isPaused()).toBe(true);
    expect(await player.time()).toBe(0);
    host.stop();
  });

  test('la durée du son lui-même remplace celle que le flux annonce', async ({ page }) => {
    const host = await startAudioServer();
    await serveFeed(page, host.url, { duration: 120 });
    await openHomeWithFeed(page);
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(host.url, async (route) => {
      await released;
      await route.continue();
    });
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await expect(player.progress).toHaveAttribute('max', '120');
    release();
    await player.expectAdvancing();
    await expect(player.progress).toHaveAttribute('max', '90');
    host.stop();
  });

  test('une pause venue d’ailleurs se voit, et rien ne repart de soi-même', async ({
    page,
    context,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
    await player.expectAdvancing();
    await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.pause());
    await expect(player.toggle('Lecture')).toBeVisible();
    await context.setOffline(true);
    await context.setOffline(false);
    await page.getByRole('link', { name: 'Voir tous les épisodes' }).click();
    await expect(page).toHaveURL('/episodes');
    expect(await player.isPaused()).toBe(true);
    await expect(player.toggle('Lecture')).toBeVisible();
  });
});
