import { expect, test } from '@playwright/test';
import { listenToCard, playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Le lecteur, à l’écran et pour le système,', () => {
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
      .locator('[title]')
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
