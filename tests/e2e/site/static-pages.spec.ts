import { expect, type Page } from '@playwright/test';
import { contact, site, story } from '@/tests/e2e/content';
import { it } from '@/tests/e2e/it';

const headingOf = (page: Page, name: string) =>
  page.getByRole('heading', { level: 2, name, exact: true });

it('« A propos » links to each of its sections', async ({ page }) => {
  await page.goto('/about');
  const entries = page.getByRole('navigation', { name: 'Sur cette page' }).getByRole('link');
  const titles = await entries.allTextContents();
  expect(titles.length).toBeGreaterThanOrEqual(8);
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(
    titles.length,
  );
  for (const [index, title] of titles.entries()) {
    await entries.nth(index).click();
    await expect(headingOf(page, title)).toBeInViewport();
    await expect(page).toHaveURL(/\/about#[a-z-]+$/);
  }

  const mission = page.getByRole('region', { name: 'Raconter l’histoire, sans la trahir' });
  await expect(mission.locator('p[lang="fr"]').first()).toBeVisible();
  await expect(mission.locator('p[lang="en"]')).toHaveCount(
    site.about.paragraphs.filter(({ lang }) => lang === 'en').length,
  );
  for (const { value } of site.statistics)
    await expect(mission.getByText(value, { exact: true })).toBeVisible();

  const planLinks = page.getByRole('region', { name: 'Le plan de la série' }).getByRole('link');
  const addresses = await planLinks.evaluateAll((links) =>
    links.map((link) => link.getAttribute('href')),
  );
  expect(addresses).toEqual(story.map(({ slug }) => `/episodes/${slug}`));
  await expect(page.getByText(site.about.narrationNote)).toHaveCount(1);
});

it('« Contact » copies the feed, links to e-mail and answers', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/contact');
  await page.getByRole('button', { name: 'Copier l’adresse du flux' }).click();
  await expect(page.getByRole('button', { name: 'Adresse du flux copiée' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^https?:\/\/[^/]+\/feed\.xml$/,
  );

  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: site.email })).toHaveAttribute(
    'href',
    `mailto:${site.email}`,
  );
  await expect(main.getByRole('link', { name: /^Écrire à ce sujet/ })).toHaveCount(
    contact.topics.items.length,
  );
  for (const { title, subject } of contact.topics.items)
    await expect(
      main.getByRole('link', { name: `Écrire à ce sujet : ${title}` }),
    ).toHaveAttribute('href', `mailto:${site.email}?subject=${encodeURIComponent(subject)}`);

  const platforms = page.getByRole('region', { name: 'Écouter le podcast' }).getByRole('link');
  await expect(platforms).toHaveCount(site.platforms.length);
  for (const platform of await platforms.all())
    await expect(platform).toHaveAttribute('target', '_blank');

  const answers = page.getByRole('region', { name: 'Questions fréquentes' }).locator('details');
  expect(await answers.count()).toBeGreaterThanOrEqual(8);
  const firstAnswer = answers.first();
  await firstAnswer.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(firstAnswer.locator('p').first()).toBeVisible();
});

it('« Boutique » has no price or button, and links onwards', async ({ page }) => {
  await page.goto('/shop');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('La boutique ouvre bientôt');
  await expect(main.getByRole('button')).toHaveCount(0);
  await expect(main).not.toContainText('€');
  const pictures = await main.getByRole('article').locator('img').all();
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    await picture.scrollIntoViewIfNeeded();
    await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
  }
  await expect(main.getByRole('link', { name: 'Découvrir les outils' })).toHaveAttribute(
    'href',
    '/outils',
  );
  await main.getByRole('link', { name: 'Écouter les épisodes' }).click();
  await expect(page).toHaveURL('/episodes');
});

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('the three pages are readable, the feed’s address selectable', async ({ page }) => {
    for (const path of ['/about', '/shop', '/contact']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const heading of await page.getByRole('main').getByRole('heading').all())
        await expect(heading).toBeVisible();
    }
    await expect(page.getByRole('textbox', { name: 'Adresse du flux RSS' })).toHaveValue(
      /^https?:\/\/.+\/feed\.xml$/,
    );
    await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    const firstAnswer = page.locator('details').first();
    await firstAnswer.locator('summary').click();
    await expect(firstAnswer.locator('p').first()).toBeVisible();
  });
});
