import { expect, test } from '@playwright/test';
import { startAudioServer } from './audioServer';
import { openHomeWithFeed, playerOn, serveFeed } from './playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

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
      const measure = (): void => {
        const clicked = performance.now();
        const look = (): void => {
          if (!document.querySelector('#lecteur [data-waiting="true"]'))
            return void requestAnimationFrame(look);
          document.body.dataset.delay = String(performance.now() - clicked);
        };
        look();
      };
      document.addEventListener('click', measure, { capture: true, once: true });
    });
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await expect(player.toggle('Pause')).toHaveAttribute('data-waiting', 'true');
    const delay = await page.locator('body').getAttribute('data-delay');
    expect(Number(delay)).toBeLessThan(200);
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
    await serveFeed(page, host.url, 120);
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
