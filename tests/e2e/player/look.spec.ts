import { expect, it } from '@/tests/e2e/it';
import { listenToCard, playerOn } from './playerPage';

it.use({ viewport: { width: 1280, height: 800 } });

it('the bar slides in, covers no end of a page, fits a phone', async ({ page }) => {
  await page.goto('/');
  const player = playerOn(page);
  await listenToCard(page, 0);
  await expect(player.region).toHaveCSS('animation-duration', '0.3s');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(player.region).toHaveCSS('animation-duration', '0.001s');
  for (const [width, height] of [
    [1280, 80],
    [390, 96],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(async () => (await player.region.boundingBox())?.height).toBe(height);
    await page.evaluate(() =>
      window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }),
    );
    const legalBox = await page.getByText('Tous droits réservés').boundingBox();
    const barBox = await player.region.boundingBox();
    expect((legalBox?.y ?? 0) + (legalBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  }

  await expect(player.volume).toBeHidden();
  await expect(player.region.getByRole('button', { name: /secondes/ })).toHaveCount(0);
  for (const control of [player.toggle('Pause'), player.close, player.progress]) {
    const box = await control.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }

  await page.getByRole('link', { name: 'Aller au lecteur' }).focus();
  await page.keyboard.press('Enter');
  await expect(player.region).toBeFocused();

  const title = player.region.locator('[title]').first();
  await title.evaluate((element) => {
    element.textContent = 'عنوان طويل جدا '.repeat(40);
  });
  expect((await player.region.boundingBox())?.height).toBe(96);
});
