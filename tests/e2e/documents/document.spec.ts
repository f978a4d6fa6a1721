import { expect, test } from '@playwright/test';
import { expectNothingFound } from '../axe';
import { DOCUMENTS, mapOf } from './content';

const pathOf = (slug: string): string => `/outils/documents/${slug}`;

test.describe('La page d’un document', () => {
  for (const { slug, extracts } of DOCUMENTS)
    test(`${slug} : le dessin se voit, l’extrait dit sa langue et son sens`, async ({
      page,
    }) => {
      await page.goto(pathOf(slug));
      const drawing = page.getByRole('main').getByRole('img').first();
      await expect(drawing).toBeVisible();
      expect(await drawing.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(960);
      for (const { lang, text } of extracts) {
        const quote = page.locator(`blockquote [lang="${lang}"]`, { hasText: text });
        await expect(quote.first()).toBeVisible();
        const isLeftwards = ['ar', 'syc', 'xsa'].includes(lang);
        await expect(quote.first()).toHaveAttribute('dir', isLeftwards ? 'rtl' : 'ltr');
      }
      const over = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(over).toBe(0);
    });

  test('mène à un lieu de la carte, qui mène à lui', async ({ page }) => {
    const [document] = DOCUMENTS.filter(({ slug }) => slug === 'harran-568');
    if (!document) throw new Error('harran-568 is expected.');
    const { slug, title, settings } = document;
    const place = settings.find((one) => one.place === 'khaybar');
    await page.goto(pathOf(slug));
    await page.getByRole('link', { name: place?.name ?? '' }).click();
    await expect(page).toHaveURL(`/outils/carte-interactive/${mapOf('khaybar')}/khaybar`);
    await page.getByRole('link', { name: title }).click();
    await expect(page).toHaveURL(pathOf(slug));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  });

  test('mène à un épisode, qui mène à lui, et qui le donne à qui il nomme', async ({
    page,
  }) => {
    await page.goto(pathOf('dome-du-rocher'));
    await page
      .getByRole('region', { name: 'Dans les épisodes' })
      .getByRole('link', { name: /Comment connaît-on/ })
      .click();
    await expect(page).toHaveURL(/\/episodes\/hors-serie/);
    const documents = page.getByRole('region', { name: 'Documents', exact: true });
    await documents.getByText(`Les ${DOCUMENTS.length} documents`).click();
    await expect(documents.getByRole('link')).toHaveCount(DOCUMENTS.length);
    const person = page.locator('#personne-abd-al-malik');
    await person.getByText(/^Documents/).click();
    await person.getByRole('link', { name: /dôme du Rocher/ }).click();
    await expect(page).toHaveURL(pathOf('dome-du-rocher'));
  });

  test('répond à ses trois questions, d’un geste ou sur le papier', async ({ page }) => {
    const [document] = DOCUMENTS;
    const [first] = document?.questions ?? [];
    await page.goto(pathOf(document?.slug ?? ''));
    const answer = page
      .getByRole('region', { name: 'Trois questions' })
      .getByText(first?.answer ?? '');
    await expect(answer).toBeHidden();
    await page.locator('summary', { hasText: first?.question.slice(0, -2) ?? '' }).click();
    await expect(answer).toBeVisible();
    await page.reload();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
  });

  test('n’existe pas sous un autre nom', async ({ request }) => {
    expect((await request.get(pathOf('nulle-part'))).status()).toBe(404);
  });
});

test.describe('Sans JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('un document est entier, et ses questions s’ouvrent', async ({ page }) => {
    await page.goto(pathOf('zuhayr-24'));
    for (const name of [
      'Ce que c’est',
      'Ce qu’on y lit',
      'Ce qu’un historien en conclut',
      'Ce qu’il n’en conclut pas',
      'Trois questions',
      'Bibliographie',
      'Dans les épisodes',
    ])
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    await page.locator('summary').filter({ hasText: 'sa date' }).click();
    await expect(page.getByText('À la mort d’Umar.')).toBeVisible();
  });
});

for (const width of [390, 1280])
  test.describe(`À ${width} pixels`, () => {
    test.use({ viewport: { width, height: 844 }, reducedMotion: 'reduce' });

    for (const slug of [
      'murayghan-552',
      'thomas-le-presbytre',
      'sebeos',
      'monnaies-apres-la-reforme',
    ])
      test(`axe ne trouve rien sur ${slug}`, async ({ page }) => {
        await page.goto(pathOf(slug));
        await expectNothingFound(page);
      });
  });
