import { expect, test } from '@playwright/test';
import { goByMenu, listenToCard, playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Le lecteur', () => {
  test('est absent tant que rien n’est demandé, et ne demande alors aucun son', async ({
    page,
  }) => {
    const sounds: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('.mp3')) sounds.push(request.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(playerOn(page).region).toBeHidden();
    await expect(page.locator('audio')).toHaveAttribute('preload', 'metadata');
    expect(sounds).toEqual([]);
  });

  test('joue un épisode au premier clic et montre son image, son titre et son auteur', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 1);
    await player.expectAdvancing();
    await expect(player.region.getByText('Épisode 11', { exact: true })).toBeVisible();
    await expect(player.region.getByText('Chroniques de l’Islam')).toBeVisible();
    await expect(player.region.getByRole('presentation')).toBeVisible();
    await expect(player.toggle('Pause')).toBeVisible();
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume),
    ).toBe(0.8);
  });

  test('ne s’arrête jamais : cinq pages, retour, suivante, page introuvable, page en panne', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.mark();
    let heard = await player.time();
    const stillPlaying = async () => {
      await player.expectAdvancing();
      await player.expectMarked();
      const now = await player.time();
      expect(now).toBeGreaterThan(heard);
      expect(await player.isPaused()).toBe(false);
      heard = now;
    };
    for (const [name, path] of [
      ['Episodes', '/episodes'],
      ['Quizz', '/outils/quizz'],
      ['Outils', '/outils'],
      ['A propos', '/about'],
      ['Contact', '/contact'],
    ] as const) {
      await goByMenu(page, name);
      await expect(page).toHaveURL(path);
      await stillPlaying();
    }
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await stillPlaying();
    await page.goForward();
    await expect(page).toHaveURL('/contact');
    await stillPlaying();
    await page.evaluate(() => Reflect.get(window, 'next').router.refresh());
    await stillPlaying();
    await page.evaluate(() => Reflect.get(window, 'next').router.push('/nulle-part'));
    await expect(
      page.getByRole('heading', { name: 'Cette page est introuvable' }),
    ).toBeVisible();
    await stillPlaying();
    await page.evaluate(() => {
      window.IntersectionObserver = class {
        constructor() {
          throw new Error('panne voulue par le test');
        }
      } as unknown as typeof IntersectionObserver;
    });
    await goByMenu(page, 'Accueil');
    await expect(
      page.getByRole('heading', { name: 'Cette page n’a pas pu s’afficher' }),
    ).toBeVisible();
    await stillPlaying();
  });

  test('passe d’un épisode à l’autre sans se tromper, même en moins de 100 ms', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    const buttons = page.getByRole('button', { name: 'Ecouter maintenant' });
    await buttons.nth(0).scrollIntoViewIfNeeded();
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    await page.evaluate(() => {
      const [first, second] = document.querySelectorAll<HTMLElement>('article [data-episode]');
      first?.click();
      second?.click();
    });
    await player.expectAdvancing();
    await expect(player.region.getByText('Épisode 11', { exact: true })).toBeVisible();
    await expect(buttons.nth(0)).toHaveAttribute('data-sounding', 'false');
    await expect(buttons.nth(1)).toHaveAttribute('data-sounding', 'true');
    const session = await page.evaluate(() => navigator.mediaSession.metadata?.title);
    expect(session).toContain('Épisode 11');
    expect(warnings.filter((text) => text.includes('Play error'))).toEqual([]);
  });

  test('un double clic sur Lecture ne laisse pas le son en pause', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await expect(player.toggle('Lecture')).toBeVisible();
    await player.toggle('Lecture').dblclick();
    await expect(player.toggle('Pause')).toBeVisible();
    await player.expectAdvancing();
  });

  test('un épisode quitté en chemin reprend où il en était', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect.poll(player.time).toBeGreaterThan(15);
    await listenToCard(page, 1);
    await expect.poll(player.time).toBeLessThan(5);
    await listenToCard(page, 0);
    await expect.poll(player.time).toBeGreaterThan(15);
  });

  test('la vitesse choisie reste d’un épisode à l’autre', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await page
      .locator('audio')
      .evaluate((audio: HTMLAudioElement) => (audio.playbackRate = 1.5));
    await listenToCard(page, 1);
    await player.expectAdvancing();
    expect(
      await page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.playbackRate),
    ).toBe(1.5);
  });

  test('se ferme : plus de son, plus de barre, le focus revient au bouton de l’épisode', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 2);
    await player.expectAdvancing();
    await player.region.getByRole('button', { name: 'Fermer le lecteur' }).click();
    await expect(player.region).toBeHidden();
    expect(await page.locator('audio').getAttribute('src')).toBeNull();
    await expect(page.getByRole('button', { name: 'Ecouter maintenant' }).nth(2)).toBeFocused();
  });
});
