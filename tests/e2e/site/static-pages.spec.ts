import { expect, test, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { contact, site, story } from '@/tests/e2e/content';

const PAGES = ['/about', '/contact', '/shop'];

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

test.describe('A propos', () => {
  test('chaque entrée de « Sur cette page » mène à sa section', async ({ page }) => {
    await page.goto('/about');
    const entries = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
    const titles = await entries.allTextContents();
    expect(titles.length).toBeGreaterThanOrEqual(8);
    expect(await page.getByRole('main').getByRole('heading', { level: 2 }).count()).toBe(
      titles.length,
    );
    for (const [rank, title] of titles.entries()) {
      await entries.nth(rank).click();
      await expect(headingOf(page, title)).toBeInViewport();
      await expect(page).toHaveURL(/\/about#[a-z-]+$/);
    }
  });

  test('dit la mission en français et en anglais, et les chiffres', async ({ page }) => {
    await page.goto('/about');
    const mission = page.getByRole('region', { name: 'Raconter l’histoire, sans la trahir' });
    await expect(mission.locator('p[lang="fr"]').first()).toBeVisible();
    await expect(mission.locator('p[lang="en"]')).toHaveCount(
      site.about.paragraphs.filter(({ lang }) => lang === 'en').length,
    );
    for (const { value } of site.statistics) {
      await expect(mission.getByText(value, { exact: true })).toBeVisible();
    }
  });

  test('le plan suit l’ordre de l’histoire et mène à chaque épisode', async ({
    page,
    request,
  }) => {
    await page.goto('/about');
    const plan = page.getByRole('region', { name: 'Le plan de la série' });
    const links = plan.getByRole('link');
    await expect(links).toHaveCount(story.length);
    for (const [rank, { slug }] of story.entries())
      await expect(links.nth(rank)).toHaveAttribute('href', `/episodes/${slug}`);
    for (const link of await links.all()) {
      const answer = await request.get((await link.getAttribute('href')) ?? '');
      expect(answer.status()).toBe(200);
    }
  });

  test('la voix de synthèse est dite une seule fois', async ({ page }) => {
    await page.goto('/about');
    await expect(page.getByText('lus, à titre de démonstration, par une voix')).toHaveCount(1);
  });
});

test.describe('Contact', () => {
  test('l’adresse du flux se copie, entière, et le flux y répond', async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Copier l’adresse du flux' }).click();
    await expect(page.getByRole('button', { name: 'Adresse du flux copiée' })).toBeVisible();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^https?:\/\/[^/]+\/feed\.xml$/);
    const feed = await request.get(new URL(copied).pathname);
    expect(feed.headers()['content-type']).toContain('xml');
  });

  test('on écrit d’un geste, le sujet déjà posé', async ({ page }) => {
    await page.goto('/contact');
    const main = page.getByRole('main');
    const letter = main.getByRole('link', { name: site.email });
    await expect(letter).toHaveAttribute('href', `mailto:${site.email}`);
    await expect(main.getByRole('link', { name: /^Écrire à ce sujet/ })).toHaveCount(
      contact.topics.items.length,
    );
    for (const { title, subject } of contact.topics.items)
      await expect(
        main.getByRole('link', { name: `Écrire à ce sujet : ${title}` }),
      ).toHaveAttribute('href', `mailto:${site.email}?subject=${encodeURIComponent(subject)}`);
  });

  test('les plateformes s’ouvrent à côté', async ({ page }) => {
    await page.goto('/contact');
    const platforms = page
      .getByRole('region', { name: 'Écouter le podcast' })
      .getByRole('link');
    await expect(platforms).toHaveCount(site.platforms.length);
    for (const platform of await platforms.all()) {
      await expect(platform).toHaveAttribute('target', '_blank');
    }
  });

  test('chaque réponse s’ouvre au clavier, et ses liens mènent quelque part', async ({
    page,
  }) => {
    await page.goto('/contact');
    const questions = page.getByRole('region', { name: 'Questions fréquentes' });
    const details = questions.locator('details');
    expect(await details.count()).toBeGreaterThanOrEqual(8);
    const addresses = new Set<string>();
    for (const one of await details.all()) {
      await one.locator('summary').focus();
      await page.keyboard.press('Enter');
      await expect(one.locator('p').first()).toBeVisible();
      for (const link of await one.getByRole('link').all()) {
        addresses.add((await link.getAttribute('href')) ?? '');
      }
    }
    expect(addresses.size).toBeGreaterThan(3);
    for (const address of addresses) {
      const answer = await page.goto(address);
      if (answer) expect(answer.status()).toBe(200);
      const { hash } = new URL(page.url());
      if (hash) await expect(page.locator(hash)).toBeVisible();
    }
  });
});

test.describe('Boutique', () => {
  test('annonce, ne vend rien, et mène aux épisodes et aux outils', async ({ page }) => {
    await page.goto('/shop');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(
      'La boutique ouvre bientôt',
    );
    expect(await main.getByRole('article').count()).toBeGreaterThan(0);
    await expect(main.getByRole('button')).toHaveCount(0);
    await expect(main).not.toContainText('€');
    await expect(main.getByRole('link', { name: 'Découvrir les outils' })).toHaveAttribute(
      'href',
      '/outils',
    );
    await main.getByRole('link', { name: 'Écouter les épisodes' }).click();
    await expect(page).toHaveURL('/episodes');
  });

  test('montre toutes ses images', async ({ page }) => {
    await page.goto('/shop');
    for (const image of await page.getByRole('article').locator('img').all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});

test.describe('À 360 pixels', () => {
  test.use({ viewport: { width: 360, height: 640 }, reducedMotion: 'reduce' });

  for (const path of PAGES) {
    test(`tout ouvert, rien ne dépasse de ${path} et axe n’y trouve rien`, async ({ page }) => {
      await page.goto(path);
      for (const summary of await page.locator('summary').all()) await summary.click();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
      await expectNothingFound(page);
    });
  }
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('les trois pages se lisent', async ({ page }) => {
    for (const path of PAGES) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const heading of await page.getByRole('main').getByRole('heading').all()) {
        await expect(heading).toBeVisible();
      }
    }
  });

  test('l’adresse du flux se prend à la main et les réponses s’ouvrent', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('textbox', { name: 'Adresse du flux RSS' })).toHaveValue(
      /^https?:\/\/.+\/feed\.xml$/,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const first = page.locator('details').first();
    await first.locator('summary').click();
    await expect(first.locator('p').first()).toBeVisible();
  });
});
