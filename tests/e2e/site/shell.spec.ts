import { expect } from '@playwright/test';
import { site } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';

it.describe('the bar of a large screen', () => {
  it.use({ viewport: { width: 1280, height: 800 } });

  // The entries and the current entry are tested in tests/unit/components/site/nav/NavBar.test.tsx.
  it('is transparent at the top of home, and links to the shop', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'clear');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'solid');
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    const shop = bar.getByRole('link', { name: /Boutique/ });
    await expect(shop).toContainText('0');
    await shop.click();
    await expect(page).toHaveURL('/shop');
    await bar.getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });

  it('follows a link that skips to the content', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skipLink = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});
