import { expect } from '@playwright/test';
import { site } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';

it.describe('the bar of a large screen', () => {
  it.use({ viewport: { width: 1280, height: 800 } });

  it('is clear at the top of home, and leads to every page', async ({ page }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'clear');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'solid');
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');

    const nav = page.getByRole('navigation', { name: 'Navigation principale' });
    const entries = [
      ['Episodes', '/episodes'],
      ['Quizz', '/outils/quizz'],
      ['Outils', '/outils'],
      ['A propos', '/about'],
      ['Contact', '/contact'],
      ['Accueil', '/'],
    ] as const;
    for (const [name, path] of entries) {
      await nav.getByRole('link', { name, exact: true }).click();
      await expect(page).toHaveURL(path);
      await expect(nav.locator('[aria-current="page"]')).toHaveText(name);
      await expect(bar).toHaveAttribute('data-surface', path === '/' ? 'clear' : 'solid');
    }
    const shop = bar.getByRole('link', { name: /Boutique/ });
    await expect(shop).toContainText('0');
    await shop.click();
    await expect(page).toHaveURL('/shop');
    await bar.getByRole('link', { name: site.name }).click();
    await expect(page).toHaveURL('/');
  });

  it('comes after a link that leads to the content', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

it('an address that does not decode leads home; an unknown one is 404', async ({ request }) => {
  for (const path of ['/%E0%A4%A', '/a%00b']) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect([path, response.status()]).toEqual([path, 307]);
    expect(response.headers()['location']).toMatch(/^(https?:\/\/[^/]+)?\/$/);
  }
  for (const path of ['/%C3%A9pisode', '/episodes/nulle-part/plus-loin']) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    const html = await response.text();
    expect(html).toContain('Cette page est introuvable');
    expect(html).toContain('Revenir à l’accueil');
  }
});
