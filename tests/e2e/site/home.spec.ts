import { expect } from '@playwright/test';
import { episodes, site, tools } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';

const FEATURED = episodes.slice(0, site.featuredEpisodes);

it('the home page shows featured episodes and links to tools', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(site.banner.title);
  const sections = page.locator('main > section');
  await expect(sections).toHaveCount(3);
  await expect(sections.nth(1)).toHaveAttribute('id', 'episodes');
  await expect(sections.nth(2)).toHaveAttribute('id', 'about');

  const cards = page.locator('#episodes').getByRole('article');
  await expect(cards).toHaveCount(FEATURED.length);
  for (const [index, { slug }] of FEATURED.entries())
    await expect(cards.nth(index)).toHaveAttribute('aria-labelledby', `titre-${slug}`);
  for (const { value } of site.statistics)
    await expect(page.locator('#about').getByText(value, { exact: true })).toBeVisible();

  const toolLinks = page.getByRole('navigation', { name: 'Voir, situer, relier' });
  for (const { title, comingSoon } of tools)
    await expect(toolLinks.getByRole('link', { name: title, exact: true })).toHaveCount(
      comingSoon ? 0 : 1,
    );
  for (const path of ['/outils/frise', '/outils/arbre-genealogique'])
    await expect(toolLinks.locator(`a[href="${path}"]`)).toBeVisible();

  await page.getByRole('link', { name: 'Explorer les épisodes' }).click();
  await expect(page.getByRole('heading', { name: 'Episodes à la une' })).toBeInViewport();
  await page.getByRole('link', { name: 'Voir tous les épisodes' }).click();
  await expect(page).toHaveURL('/episodes');
  await expect(page.getByRole('article')).toHaveCount(episodes.length);
});

it('a section fades in once; « Figer le décor » stops the banner', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/');
  const endlessStates = () =>
    page
      .locator('main > section')
      .first()
      .evaluate((section) =>
        section
          .getAnimations({ subtree: true })
          .filter(({ effect }) => effect?.getTiming().iterations === Infinity)
          .map(({ playState }) => playState),
      );
  const freezeCheckbox = page.getByRole('checkbox', { name: 'Figer le décor' });
  // Stars, rosette and scroll indicator.
  await expect.poll(endlessStates).toEqual(['running', 'running', 'running']);
  await freezeCheckbox.check();
  await expect.poll(endlessStates).toEqual(['paused', 'paused', 'paused']);
  await freezeCheckbox.uncheck();
  await expect.poll(endlessStates).toEqual(['running', 'running', 'running']);

  const grid = page.locator('#episodes [data-reveal]');
  await expect(grid).toHaveAttribute('data-reveal', 'waiting');
  const { top, height } = await grid.evaluate((element) => element.getBoundingClientRect());
  await page.mouse.move(640, 400);
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

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the home page shows its texts, and no button without effect', async ({ page }) => {
    await page.goto('/');
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(FEATURED.length);
      await expect(page.getByRole('article').last()).toHaveCSS('opacity', '1');
      await expect(
        page
          .getByRole('navigation', { name: 'Navigation principale' })
          .getByRole('link', { name: 'Contact' }),
      ).toBeVisible();
    }
    await expect(page.locator('article audio[controls][preload="none"]')).toHaveCount(
      FEATURED.length,
    );
    await expect(page.locator('article audio').first()).toHaveAttribute('src', /\.mp3$/);
    for (const name of ['Ecouter maintenant', 'Dernier épisode'])
      await expect(page.getByRole('button', { name })).toHaveCount(0);
  });
});
