import { expect, test, type Locator } from '@playwright/test';
import { listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

const written = (control: Locator) =>
  control.evaluate((element) => getComputedStyle(element, '::before').content);

for (const width of [390, 1280])
  test(`à ${width} pixels, sans les icônes, chaque bouton du lecteur et du menu dit son nom`, async ({
    page,
  }) => {
    await page.route('**/icons/sprite.svg', (route) => route.abort());
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/episodes');
    await listenToCard(page, 0);
    const { region, toggle } = playerOn(page);
    await expect(toggle('Pause')).toBeVisible();
    for (const control of [
      toggle('Pause'),
      region.getByRole('button', { name: 'Fermer le lecteur' }),
      region.getByRole('button', { name: 'Plus d’options' }),
    ])
      expect(await written(control)).toBe(`"${await control.getAttribute('aria-label')}"`);
    if (width < 1000)
      expect(await written(page.getByRole('button', { name: 'Ouvrir le menu' }))).toBe(
        '"Ouvrir le menu"',
      );
  });

test('avec les icônes, aucun nom ne s’écrit à leur place', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/episodes');
  await listenToCard(page, 0);
  await expect(playerOn(page).toggle('Pause')).toBeVisible();
  await expect(page.locator('html')).not.toHaveAttribute('data-icons', 'none');
});
