import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { episodes, isoDay, site } from '@/tests/e2e/content';

const FEATURED = episodes.slice(0, site.featuredEpisodes);

/** « 17 août 2025 ». */
const inFrench = (isoDay: string): string =>
  new Intl.DateTimeFormat('fr-FR', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(isoDay));

const TOOLS: readonly { readonly title: string; readonly comingSoon: boolean }[] = JSON.parse(
  readFileSync('content/tools.json', 'utf8'),
);

test.describe('La page d’accueil', () => {
  test('dit ce qu’est le podcast, en trois sections et dans l’ordre', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.banner.title);
    await expect(page.locator('main > section')).toHaveCount(3);
    await expect(page.locator('main > section').nth(1)).toHaveAttribute('id', 'episodes');
    await expect(page.locator('main > section').nth(2)).toHaveAttribute('id', 'about');
  });

  test('montre les épisodes à la une, le plus récent d’abord, chacun avec sa durée et sa date', async ({
    page,
  }) => {
    await page.goto('/');
    const cards = page.locator('#episodes').getByRole('article');
    await expect(cards).toHaveCount(FEATURED.length);
    const first = cards.first();
    for (const [rank, one] of FEATURED.entries()) {
      const card = cards.nth(rank);
      if (one.category !== undefined)
        await expect(card.getByText(one.category, { exact: true })).toBeVisible();
      const day = isoDay(one);
      if (day !== undefined)
        await expect(card.locator(`time[datetime="${day}"]`)).toHaveText(inFrench(day));
    }
    await expect(first.getByRole('button', { name: 'Ecouter maintenant' })).toBeVisible();
  });

  test('donne les chiffres du podcast', async ({ page }) => {
    await page.goto('/');
    for (const { value } of site.statistics) {
      await expect(page.locator('#about').getByText(value, { exact: true })).toBeVisible();
    }
  });

  test('« Explorer les épisodes » fait défiler jusqu’à la section', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Explorer les épisodes' }).click();
    await expect(page.getByRole('heading', { name: 'Episodes à la une' })).toBeInViewport();
  });

  test('« Voir tous les épisodes » mène à la liste complète', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Voir tous les épisodes' }).click();
    await expect(page).toHaveURL('/episodes');
    await expect(page.getByRole('article')).toHaveCount(episodes.length);
  });

  test('mène à chaque outil qui est prêt, la frise et l’arbre compris', async ({ page }) => {
    await page.goto('/');
    const tools = page.getByRole('navigation', { name: 'Voir, situer, relier' });
    for (const { title, comingSoon } of TOOLS)
      await expect(tools.getByRole('link', { name: title, exact: true })).toHaveCount(
        comingSoon ? 0 : 1,
      );
    await expect(tools.locator('a[href="/outils/frise"]')).toBeVisible();
    await tools.locator('a[href="/outils/arbre-genealogique"]').click();
    await expect(page).toHaveURL('/outils/arbre-genealogique');
  });

  test('fait apparaître une section une seule fois, quand un cinquième en est en vue', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto('/');
    const grid = page.locator('#episodes [data-reveal]');
    await expect(grid).toHaveAttribute('data-reveal', 'waiting');
    const top = await grid.evaluate((element) => element.getBoundingClientRect().top);
    const height = await grid.evaluate((element) => element.getBoundingClientRect().height);
    await page.mouse.wheel(0, top - 800 + height * 0.1);
    await expect
      .poll(() => grid.evaluate((element) => element.getBoundingClientRect().top))
      .toBeLessThan(800);
    await expect(grid).toHaveAttribute('data-reveal', 'waiting');
    await page.mouse.wheel(0, height * 0.2);
    await expect(grid).toHaveAttribute('data-reveal', 'shown');
    await page.mouse.wheel(0, -5000);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect(grid).toHaveAttribute('data-reveal', 'shown');
  });

  test('ne cache rien quand le mouvement est réduit', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
  });

  test('ne cache rien quand le navigateur ne sait pas observer', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'IntersectionObserver'));
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('[data-reveal="waiting"]')).toHaveCount(0);
    await expect(
      page.getByRole('button', { name: 'Ecouter maintenant' }).first(),
    ).toBeVisible();
  });

  test('« Figer le décor » arrête tout ce qui bouge sans fin dans la bannière, puis le relance', async ({
    page,
  }) => {
    await page.goto('/');
    const banner = page.locator('main > section').first();
    const endless = () =>
      banner.evaluate((section) =>
        section
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
          .map(({ playState }) => playState),
      );
    const still = page.getByRole('checkbox', { name: 'Figer le décor' });
    // The stars, the rosette and the scroll indicator.
    await expect.poll(endless).toEqual(['running', 'running', 'running']);
    await still.check();
    await expect.poll(endless).toEqual(['paused', 'paused', 'paused']);
    await still.uncheck();
    await expect.poll(endless).toEqual(['running', 'running', 'running']);
  });
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('tout se lit, et la navigation est là, à toutes les largeurs', async ({ page }) => {
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(FEATURED.length);
      const opacity = await page
        .getByRole('article')
        .last()
        .evaluate((card) => getComputedStyle(card).opacity);
      expect(opacity).toBe('1');
      await expect(
        page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', {
          name: 'Contact',
        }),
      ).toBeVisible();
    }
  });

  test('chaque carte donne le lecteur du navigateur, et aucun bouton qui ne ferait rien', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.locator('article audio[controls][preload="none"]')).toHaveCount(
      FEATURED.length,
    );
    await expect(page.locator('article audio').first()).toHaveAttribute('src', /\.mp3$/);
    await expect(page.getByRole('button', { name: 'Ecouter maintenant' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Dernier épisode' })).toHaveCount(0);
  });
});
