import { expect, test } from '@playwright/test';
import { listenToCard, playerOn } from './playerPage';

test.use({ viewport: { width: 1280, height: 800 } });

test.describe('La barre du lecteur', () => {
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
    // A volume drawn to 0 is silence as well: the button gives the sound back.
    await player.region.getByRole('button', { name: 'Rétablir le son' }).click();
    await expect.poll(volume).toBeGreaterThan(0);
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
    await expect(player.region.getByText('Hors série', { exact: true })).toBeVisible();
    await expect.poll(player.time).toBeLessThan(5);
  });
});
