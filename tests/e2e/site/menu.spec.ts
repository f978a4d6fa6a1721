import { expect, test } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { menuOn, reachableShare } from './menuPage';
import { listenToCard, playerOn } from '@/tests/e2e/player/playerPage';

for (const [width, height] of [
  [667, 375],
  [740, 360],
  [844, 390],
  [568, 320],
  [320, 256],
] as const) {
  test(`à ${width}×${height}, le lecteur ouvert, chaque entrée du menu s’atteint au clavier et au doigt`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/episodes');
    await listenToCard(page, 0);
    await expect(playerOn(page).region).toBeVisible();
    const { open, links } = menuOn(page);
    await open.click();
    await expect(links.last()).toBeVisible();
    await expectNothingFound(page);
    for (const link of await links.all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect.poll(() => link.evaluate(reachableShare)).toBe(1);
    }
    await links.last().click();
    await expect(page).toHaveURL('/shop');
  });
}

test.describe('Le menu ouvert sur un téléphone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test.beforeEach(async ({ page }) => {
    await page.goto('/about');
    await menuOn(page).open.click();
    await expect(menuOn(page).links.last()).toBeVisible();
  });

  test('se ferme quand le focus le quitte par sa fin, et laisse voir ce qui le reçoit', async ({
    page,
  }) => {
    const { open, links } = menuOn(page);
    await links.last().focus();
    await page.keyboard.press('Tab');
    await expect(links.last()).toBeHidden();
    await expect(open).toHaveAttribute('aria-expanded', 'false');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    // It may still be scrolled to.
    await expect.poll(() => focused.evaluate(reachableShare)).toBe(1);
  });

  test('se ferme à un appui hors de lui, et à Échap où que soit le focus', async ({ page }) => {
    const { open, links } = menuOn(page);
    await page.mouse.click(195, 800);
    await expect(links.last()).toBeHidden();
    await open.click();
    await expect(links.last()).toBeVisible();
    await page.evaluate(() => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    });
    await page.keyboard.press('Escape');
    await expect(links.last()).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('ne fait pas défiler la page derrière lui', async ({ page }) => {
    // The page is held from the frame after the one that shows the menu.
    await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
    await page.mouse.move(195, 200);
    await page.mouse.wheel(0, 300);
    await page.mouse.move(195, 800);
    await page.mouse.wheel(0, 300);
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
    await page.mouse.wheel(0, 300);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  });
});
