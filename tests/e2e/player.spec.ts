import { expect, test, type Page } from '@playwright/test';
import { playerOn } from './playerPage';

/** By the card: its button's words change once the episode has been begun. */
const listenToCard = (page: Page, index: number) =>
  page.getByRole('article').nth(index).locator('button[data-episode]').click();

const go = (page: Page, name: string) =>
  page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name, exact: true })
    .click();

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
    await expect(player.region.getByText(/Épisode 11/)).toBeVisible();
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
      await go(page, name);
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
    await go(page, 'Accueil');
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
      const [first, second] = document.querySelectorAll<HTMLElement>('article button');
      first?.click();
      second?.click();
    });
    await player.expectAdvancing();
    await expect(player.region.getByText(/Épisode 11/)).toBeVisible();
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

  test('recule et avance de 15 secondes, sans sortir de l’épisode', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    const from = await player.time();
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect.poll(player.time).toBeCloseTo(from + 15, 1);
    await player.region.getByRole('button', { name: 'Reculer de 15 secondes' }).click();
    await player.region.getByRole('button', { name: 'Reculer de 15 secondes' }).click();
    await expect.poll(player.time).toBe(0);
    expect(await player.isPaused()).toBe(true);
  });

  test('va à l’endroit cliqué de la barre', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    const box = await player.progress.boundingBox();
    if (!box) throw new Error('la barre est attendue');
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const duration = await page
      .locator('audio')
      .evaluate((audio: HTMLAudioElement) => audio.duration);
    await expect.poll(player.time).toBeGreaterThan(duration / 2 - 2);
    expect(await player.time()).toBeLessThan(duration / 2 + 2);
    expect(await player.isPaused()).toBe(true);
  });

  test('glisser dans la barre ne cherche qu’au relâchement, même hors de la barre', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    const before = await player.time();
    const box = await player.progress.boundingBox();
    if (!box) throw new Error('la barre est attendue');
    await page.mouse.move(box.x + 20, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width * 0.4, box.y + box.height / 2, { steps: 8 });
    await page.mouse.move(box.x + box.width * 0.6, box.y - 200, { steps: 8 });
    expect(await player.time()).toBe(before);
    await page.mouse.up();
    const duration = await page
      .locator('audio')
      .evaluate((audio: HTMLAudioElement) => audio.duration);
    await expect.poll(player.time).toBeGreaterThan(duration * 0.55);
  });

  test('se conduit au clavier : flèches, pages, début, fin ; la barre parle français', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    await player.progress.focus();
    await page.keyboard.press('Home');
    await expect.poll(player.time).toBe(0);
    await page.keyboard.press('ArrowRight');
    await expect.poll(player.time).toBe(5);
    await page.keyboard.press('PageUp');
    await expect.poll(player.time).toBe(65);
    await expect(player.progress).toHaveAttribute(
      'aria-valuetext',
      /^1 minute 5 secondes sur /,
    );
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowLeft');
    await expect.poll(player.time).toBe(0);
    await page.keyboard.press('End');
    await player.toggle('Lecture').click();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.ended))
      .toBe(true);
    await expect(player.toggle('Lecture')).toBeVisible();
  });

  test('la barre d’espace n’actionne que le bouton qui a le focus', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').focus();
    await page.keyboard.press('Space');
    await expect(player.toggle('Lecture')).toBeFocused();
    expect(await player.isPaused()).toBe(true);
  });

  test('règle le volume de 0 à 1 par centièmes, et se tait', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    const volume = () =>
      page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.volume);
    await expect(player.volume).toHaveAttribute('step', '0.01');
    await player.volume.focus();
    await page.keyboard.press('End');
    await expect.poll(volume).toBe(1);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(volume).toBeCloseTo(0.99, 5);
    await page.keyboard.press('Home');
    await expect.poll(volume).toBe(0);
    await player.region.getByRole('button', { name: 'Couper le son' }).click();
    await expect(player.region.getByRole('button', { name: 'Rétablir le son' })).toBeVisible();
  });

  test('chercher en pause laisse en pause ; l’épisode fini reprend à 0', async ({ page }) => {
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    await player.toggle('Pause').click();
    for (let times = 0; times < 3; times += 1) {
      await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    }
    await expect.poll(player.time).toBeGreaterThan(45);
    expect(await player.isPaused()).toBe(true);
    await player.progress.focus();
    await page.keyboard.press('End');
    await player.toggle('Lecture').click();
    await expect
      .poll(() => page.locator('audio').evaluate((audio: HTMLAudioElement) => audio.ended))
      .toBe(true);
    await listenToCard(page, 1);
    await expect.poll(player.time).toBeLessThan(5);
    await listenToCard(page, 0);
    await expect(player.region.getByText(/Hors série/)).toBeVisible();
    await expect.poll(player.time).toBeLessThan(5);
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

  test('s’atteint par un lien d’évitement et ne couvre jamais le pied de page', async ({
    page,
  }) => {
    await page.goto('/');
    const player = playerOn(page);
    for (const [width, height] of [
      [1280, 80],
      [390, 96],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      if (!(await player.region.isVisible())) await listenToCard(page, 0);
      await expect.poll(async () => (await player.region.boundingBox())?.height).toBe(height);
      await page.evaluate(() =>
        window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
      );
      const legal = await page.getByText('Tous droits réservés').boundingBox();
      const bar = await player.region.boundingBox();
      expect((legal?.y ?? 0) + (legal?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await page.reload();
    await listenToCard(page, 0);
    await page.getByRole('link', { name: 'Aller au lecteur' }).focus();
    await page.keyboard.press('Enter');
    await expect(player.region).toBeFocused();
  });

  test('sur petit écran, ni sauts ni volume ; toutes les cibles font 44 pixels', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await expect(player.region).toBeVisible();
    await expect(player.volume).toBeHidden();
    await expect(player.region.getByRole('button', { name: /secondes/ })).toHaveCount(0);
    for (const control of [
      player.toggle('Pause'),
      player.region.getByRole('button', { name: 'Fermer le lecteur' }),
      player.progress,
    ]) {
      const box = await control.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('un titre interminable ne change pas la hauteur de la barre', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await expect(player.region).toBeVisible();
    await player.region
      .locator('p')
      .first()
      .evaluate((title) => {
        title.textContent = 'عنوان طويل جدا '.repeat(40);
      });
    expect((await player.region.boundingBox())?.height).toBe(96);
  });

  test('glisse en 300 ms, et sans glisser quand le mouvement est réduit', async ({ page }) => {
    await page.goto('/');
    await listenToCard(page, 0);
    const player = playerOn(page);
    await expect(player.region).toHaveCSS('animation-duration', '0.3s');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(player.region).toHaveCSS('animation-duration', '0.001s');
  });

  test('tient le système au courant : titre, images absolues, position', async ({ page }) => {
    await page.addInitScript(() => {
      const states: MediaPositionState[] = [];
      Reflect.set(window, 'positions', states);
      const original = navigator.mediaSession.setPositionState.bind(navigator.mediaSession);
      navigator.mediaSession.setPositionState = (state) => {
        if (state) states.push(state);
        original(state);
      };
    });
    await page.goto('/');
    const player = playerOn(page);
    await listenToCard(page, 0);
    await player.expectAdvancing();
    const session = await page.evaluate(() => ({
      title: navigator.mediaSession.metadata?.title,
      album: navigator.mediaSession.metadata?.album,
      artwork: navigator.mediaSession.metadata?.artwork.map(({ src, sizes }) => ({
        src,
        sizes,
      })),
      state: navigator.mediaSession.playbackState,
    }));
    expect(session.title).toContain('Hors série');
    expect(session.album).toBe('Chroniques de l’Islam');
    expect(session.artwork?.length).toBeGreaterThan(1);
    for (const { src } of session.artwork ?? []) expect(src).toMatch(/^https?:\/\//);
    expect(session.state).toBe('playing');
    const positions = await page.evaluate(
      () => Reflect.get(window, 'positions') as MediaPositionState[],
    );
    expect(positions.length).toBeGreaterThan(0);
    expect(positions.length).toBeLessThan(12);
  });
});
