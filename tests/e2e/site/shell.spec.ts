import { expect, test } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';

test.describe('La barre de navigation', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('mène à chaque page et marque celle qui est lue, au chemin exact', async ({ page }) => {
    await page.goto('/');
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
    }
  });

  test('offre la boutique avec un compte de 0', async ({ page }) => {
    await page.goto('/');
    const shop = page.getByRole('banner').getByRole('link', { name: /Boutique/ });
    await expect(shop).toContainText('0');
    await shop.click();
    await expect(page).toHaveURL('/shop');
  });

  test('est claire en haut de l’accueil, pleine après 10 pixels et sur les autres pages', async ({
    page,
  }) => {
    await page.goto('/');
    const bar = page.getByRole('banner');
    await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.evaluate(() => window.scrollTo({ top: 10, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'clear');
    await page.evaluate(() => window.scrollTo({ top: 11, behavior: 'instant' }));
    await expect(bar).toHaveAttribute('data-surface', 'solid');
    await expect(bar).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await page.goto('/about');
    await expect(bar).toHaveAttribute('data-surface', 'solid');
  });

  test('mène à l’accueil par le nom du podcast', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('banner').getByRole('link', { name: 'Chroniques de l’Islam' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('Le menu des petits écrans', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('s’ouvre, se ferme par un choix, par Échap et par son bouton', async ({ page }) => {
    await page.goto('/');
    const contact = page
      .getByRole('banner')
      .getByRole('link', { name: 'Contact', exact: true });
    await expect(contact).toBeHidden();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    await expect(contact).toBeVisible();
    const close = page.getByRole('button', { name: 'Fermer le menu' });
    await expect(close).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(contact).toBeHidden();
    await expect(page.getByRole('button', { name: 'Ouvrir le menu' })).toBeFocused();
    await page.keyboard.press('Enter');
    await contact.click();
    await expect(page).toHaveURL('/contact');
    await expect(contact).toBeHidden();
  });

  test('s’anime en 300 ms', async ({ page }) => {
    await page.goto('/');
    const panel = page.locator('#menu');
    await expect(panel).toHaveCSS('transition-duration', /^0\.3s/);
    await expect(panel).toHaveCSS('transition-timing-function', /ease-in-out/);
  });
});

test.describe('Chaque page', () => {
  // On a phone a map fills the window: its page has no foot there (tests/e2e/map/screen/screen.spec.ts).
  for (const path of EVERY_PAGE.filter((page) => !page.includes('/carte-interactive/'))) {
    test(`${path} a un titre, un h1, un pied, et ne déborde pas à 360 pixels`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 360, height: 640 });
      await page.goto(path);
      await expect(page).toHaveTitle(/Chroniques de l’Islam/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('contentinfo')).toContainText(
        String(new Date().getFullYear()),
      );
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
    });
  }

  test('commence par un lien d’évitement qui mène au contenu', async ({ page }) => {
    await page.goto('/about');
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: 'Aller au contenu' });
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('main')).toBeFocused();
  });
});

test.describe('Les adresses', () => {
  for (const path of ['/%', '/%zz', '/%E0%A4%A', '/%ff', '/episodes/%E0%A4%A', '/a%00b']) {
    test(`${path} ne se décode pas et ramène à l’accueil`, async ({ request, baseURL }) => {
      const response = await request.get(`${baseURL}${path}`, { maxRedirects: 0 });
      expect(response.status()).toBe(307);
      expect(new URL(response.headers()['location'] ?? '', baseURL).pathname).toBe('/');
    });
  }

  for (const path of ['/nulle-part', '/%C3%A9pisode', '/episodes/nulle-part/plus-loin']) {
    test(`${path} n’existe pas : page 404 complète, avec des chemins de retour`, async ({
      request,
    }) => {
      const response = await request.get(path);
      expect(response.status()).toBe(404);
      const html = await response.text();
      expect(html).toContain('Cette page est introuvable');
      expect(html).toContain('Revenir à l’accueil');
    });
  }
});
