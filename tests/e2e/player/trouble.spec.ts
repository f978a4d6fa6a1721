import { expect, test } from '@playwright/test';
import { startAudioServer } from './audioServer';
import { openHomeWithFeed, playerOn, serveFeed } from './playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('Quand le son ne vient pas', () => {
  test('un fichier disparu se dit, avec le lien du fichier et les plateformes ; les autres épisodes se jouent', async ({
    page,
  }) => {
    const host = await startAudioServer();
    host.serve('gone');
    const warning = page.waitForEvent('console', (message) =>
      message.text().startsWith('Play error'),
    );
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await expect(player.region.getByRole('status')).toContainText(
      'Cet épisode ne peut pas être lu ici',
    );
    await expect(
      player.region.getByRole('link', { name: 'Ouvrir le fichier audio' }),
    ).toHaveAttribute('href', host.url);
    await expect(player.region.getByRole('link', { name: 'Spotify' })).toBeVisible();
    expect((await warning).type()).toBe('warning');
    await page.getByRole('button', { name: 'Ecouter maintenant' }).first().click();
    await player.expectAdvancing();
    await expect(player.region.getByRole('status')).toBeEmpty();
    host.stop();
  });

  test('une connexion perdue se dit, et le son reprend où il s’était arrêté', async ({
    page,
  }) => {
    const host = await startAudioServer();
    host.serve('cut');
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await player.expectAdvancing();
    host.serve('refuse');
    await expect(player.region.getByRole('status')).toContainText('Connexion perdue', {
      timeout: 30_000,
    });
    host.serve('good');
    await expect(player.region.getByRole('status')).toBeEmpty({ timeout: 20_000 });
    await player.expectAdvancing();
    expect(await player.time()).toBeGreaterThan(3);
    host.stop();
  });

  test('une source sans plages refuse le déplacement à haute voix au lieu de sauter à 0', async ({
    page,
  }) => {
    const host = await startAudioServer();
    host.serve('no-ranges');
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await player.expectAdvancing();
    const before = await player.time();
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect(player.region.getByRole('status')).toContainText(
      'ne permet pas de changer de position',
    );
    expect(await player.time()).toBeGreaterThanOrEqual(before);
    host.stop();
  });

  test('une adresse qui redirige se laisse parcourir', async ({ page }) => {
    const host = await startAudioServer();
    host.serve('redirect');
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await player.expectAdvancing();
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect.poll(player.time).toBeGreaterThan(15);
    await player.expectAdvancing();
    host.stop();
  });

  test('chercher avant que le son soit connu vaut, une fois qu’il l’est', async ({ page }) => {
    const host = await startAudioServer();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(host.url, async (route) => {
      await released;
      await route.continue();
    });
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const player = playerOn(page);
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await player.region.getByRole('button', { name: 'Avancer de 15 secondes' }).click();
    await expect(player.progress).toHaveAttribute(
      'aria-valuetext',
      '30 secondes sur 1 minute 30 secondes',
    );
    release();
    await expect.poll(player.time).toBeGreaterThan(30);
    expect(await player.time()).toBeLessThan(40);
    host.stop();
  });

  test('sans image, ou avec une image perdue, un carré gris tient la place', async ({
    page,
  }) => {
    const host = await startAudioServer();
    await serveFeed(page, host.url);
    await openHomeWithFeed(page);
    await page.getByRole('button', { name: 'Dernier épisode' }).click();
    const empty = playerOn(page).region.locator('[data-empty="true"]');
    await expect(empty).toHaveCSS('width', '56px');
    await expect(empty).toHaveCSS('background-color', 'rgb(201, 204, 205)');
    host.stop();
  });
});
