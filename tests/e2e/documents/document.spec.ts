import { expectNoViolations } from '@/tests/e2e/axe';
import { expect, it } from '@/tests/e2e/it';
import { navigateWithoutReload } from '@/tests/e2e/player/playerPage';
import { overflowOf } from '@/tests/e2e/watch';
import { DOCUMENTS, mapOf } from './content';

const pathOf = (slug: string): string => `/outils/documents/${slug}`;

/** The first document with a right-to-left extract, and the first with none. */
const [RTL_DOCUMENT, LTR_DOCUMENT] = [true, false].map((isRtl) => {
  const documentInDirection = DOCUMENTS.find(
    ({ extracts }) =>
      extracts.length > 0 &&
      isRtl === extracts.some(({ lang }) => ['ar', 'syc', 'xsa'].includes(lang)),
  );
  if (!documentInDirection)
    throw new Error('content/documents: documents in two directions are expected.');
  return documentInDirection;
});

it('a document shows its drawing, extracts and unfolded answers', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/outils/documents');
  for (const document of [RTL_DOCUMENT, LTR_DOCUMENT]) {
    if (!document) continue;
    const { slug, extracts, questions } = document;
    await navigateWithoutReload(page, pathOf(slug));
    const drawing = page.getByRole('main').getByRole('img').first();
    await expect(drawing).toBeVisible();
    await expect
      .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBe(960);
    for (const { lang, text } of extracts) {
      const quote = page.locator(`blockquote [lang="${lang}"]`, { hasText: text }).first();
      await expect(quote).toBeVisible();
      const isRtl = ['ar', 'syc', 'xsa'].includes(lang);
      await expect(quote).toHaveAttribute('dir', isRtl ? 'rtl' : 'ltr');
    }
    const [firstQuestion] = questions;
    const answer = page
      .getByRole('region', { name: 'Trois questions' })
      .getByText(firstQuestion?.answer ?? '');
    await expect(answer).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer).toBeVisible();
    await page.emulateMedia({ media: null });
    await expect(answer).toBeHidden();
    await page
      .locator('summary', { hasText: firstQuestion?.question.slice(0, -2) ?? '' })
      .click();
    await expect(answer).toBeVisible();
    expect(await overflowOf(page)).toBe(0);
    await expectNoViolations(page);
  }
});

it('a document, a place, an episode and a person lead to one another', async ({ page }) => {
  const inscription = DOCUMENTS.find(({ slug }) => slug === 'harran-568');
  if (!inscription) throw new Error('harran-568 is expected.');
  const { slug, title, settings } = inscription;
  const place = settings.find((setting) => setting.place === 'khaybar');
  await page.goto(pathOf(slug));
  await page.getByRole('link', { name: place?.name ?? '' }).click();
  await expect(page).toHaveURL(`/outils/carte-interactive/${mapOf('khaybar')}/khaybar`);
  await page.getByRole('link', { name: title }).click();
  await expect(page).toHaveURL(pathOf(slug));
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();

  await navigateWithoutReload(page, pathOf('dome-du-rocher'));
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

it.describe('without JavaScript', () => {
  it.use({ javaScriptEnabled: false });

  it('a document shows every section; an unknown slug is a 404', async ({ page, request }) => {
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
    expect((await request.get(pathOf('nulle-part'))).status()).toBe(404);
  });
});
