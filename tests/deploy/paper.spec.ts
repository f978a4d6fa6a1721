import type { Locator, Page } from '@playwright/test';
import { buildings, episodes } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { printToPdf, withoutSpaces } from './pdf';

/** Maximum of pages of a printed class sheet, with all parts and corrections. */
const MAX_PAGES = 4;
/** WCAG 2.2, success criterion 1.4.3. */
const MIN_CONTRAST = 4.5;

it.describe.configure({ timeout: 120_000 });

const partsOf = (page: Page) => {
  const sheet = page.getByRole('article');
  return {
    header: sheet.locator(':scope > header'),
    footer: sheet.locator(':scope > footer'),
    questions: sheet.locator(':scope > [data-part="questions"] > ol > li:visible'),
    corrections: sheet.locator('[data-part="corrige"]'),
    map: sheet.getByRole('img', { name: /^Carte muette/ }),
  };
};

const textsOf = async (items: Locator): Promise<readonly string[]> =>
  (await items.allTextContents()).map(withoutSpaces);

for (const { slug } of episodes)
  it(`a printed class sheet splits no question, and ends with its corrections: ${slug}`, async ({
    page,
  }) => {
    await page.goto(`/episodes/${slug}/fiche`);
    const { questions, corrections } = partsOf(page);
    const { pages, info, fonts } = await printToPdf(page);
    expect(pages.length).toBeLessThanOrEqual(MAX_PAGES);
    expect(info.get('Tagged')).toBe('yes');
    expect(info.get('Page size')).toMatch(/\(A4\)$/);
    expect(fonts.size).toBeGreaterThan(0);
    expect([...fonts].filter(([, isEmbedded]) => !isEmbedded)).toEqual([]);
    for (const [index, text] of pages.entries())
      expect(text).toContain(`page${index + 1}/${pages.length}`);

    // No question is split: its text, from its number to its fourth answer, is on one page.
    const questionTexts = await textsOf(questions);
    expect(questionTexts.length).toBeGreaterThan(0);
    expect(
      questionTexts.filter((text) => !pages.some((pageText) => pageText.includes(text))),
    ).toEqual([]);

    // The corrections are on the last pages, and not before.
    const firstCorrectionPage = pages.findIndex((text) => /^page\d+\/\d+Corrigé/.test(text));
    const [textBefore, textAfter] = [
      pages.slice(0, firstCorrectionPage).join(''),
      pages.slice(firstCorrectionPage).join(''),
    ];
    expect(firstCorrectionPage).toBeGreaterThan(0);
    expect(questionTexts.filter((text) => textAfter.includes(text))).toEqual([]);
    const correctedTexts = await textsOf(
      corrections.locator('[data-part="questions"] li:visible'),
    );
    expect(correctedTexts.length).toBe(questionTexts.length);
    expect(correctedTexts.filter((text) => textBefore.includes(text))).toEqual([]);
    const correctionText = withoutSpaces((await corrections.textContent()) ?? '');
    expect(correctionText.startsWith('Corrigé')).toBe(true);

    // Each page names its author and licence, since it may be copied alone.
    for (const text of pages) expect(text).toContain('Licence:');
  });

for (const { slug } of episodes)
  it(`a printed blank map has no names and no white band: ${slug}`, async ({ page }) => {
    await page.goto(`/episodes/${slug}/fiche`);
    const { header, footer, corrections, map } = partsOf(page);
    it.skip((await map.count()) === 0, 'This episode names no place of a map.');
    const names = await corrections
      .locator('[data-part="carte"] li')
      .evaluateAll((items) =>
        items.map(({ textContent }) => textContent.replace(/^\d+\. /, '')),
      );
    expect(names.length).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    const [shownRatio, drawingRatio] = await map.evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      const [, , w = 0, h = 1] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number);
      return [width / height, w / h];
    });
    expect(shownRatio).toBeCloseTo(drawingRatio ?? 0, 1);
    await page.emulateMedia({ media: null });
    for (const box of await page.getByRole('checkbox').all())
      if ((await box.getAttribute('id')) !== 'partie-carte') await box.uncheck();
    const text = [header, footer].map(async (part) =>
      withoutSpaces((await part.textContent()) ?? ''),
    );
    const { pages } = await printToPdf(page);
    expect(pages).toHaveLength(1);
    const [title = '', licence = ''] = await Promise.all(text);
    const printedText = (pages[0] ?? '').replace(title, '').replace(licence, '');
    expect(printedText).toContain('Cartemuette');
    expect(names.map(withoutSpaces).filter((name) => printedText.includes(name))).toEqual([]);
  });

it('all texts of a sheet have a contrast of 4.5 in greyscale too', async ({ page }) => {
  const [episode] = episodes;
  await page.goto(`/episodes/${episode?.slug ?? ''}/fiche`);
  await page.emulateMedia({ media: 'print' });
  const drawing = (await partsOf(page).map.locator('image').getAttribute('href')) ?? '';
  const svg = await (await page.request.get(drawing)).text();
  const mapFills = [...svg.matchAll(/fill="(#[0-9a-f]+|white)"/g)].map(([, colour]) => colour);
  expect(mapFills.length).toBeGreaterThan(1);
  const faintTexts = await page.getByRole('article').evaluate(
    (sheet, [fills, least]) => {
      const canvas = document.createElement('canvas').getContext('2d');
      /** Returns the relative luminance of a colour, from 0 to 1, as a grey copy keeps it. */
      function luminance(colour: string): number {
        if (!canvas) return Number.NaN;
        canvas.fillStyle = 'white';
        canvas.fillRect(0, 0, 1, 1);
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        const [r = 0, g = 0, b = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map(
          (channel) => {
            const value = channel / 255;
            return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
          },
        );
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      }
      const contrast = (ink: string, ground: string): number =>
        (luminance(ground) + 0.05) / (luminance(ink) + 0.05);
      const elementsWithText = [...sheet.querySelectorAll('*')].filter(
        (element) =>
          element.checkVisibility() &&
          [...element.childNodes].some(
            ({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim(),
          ),
      );
      const lowContrasts = elementsWithText.flatMap((element) => {
        const { color, fill } = getComputedStyle(element);
        const isDrawn = element instanceof SVGElement;
        const lowestContrast = Math.min(
          ...(isDrawn ? fills : ['white']).map((ground) =>
            contrast(isDrawn ? fill : color, ground),
          ),
        );
        return lowestContrast >= least
          ? []
          : `${lowestContrast.toFixed(2)} : ${element.textContent}`;
      });
      return elementsWithText.length < 20 ? ['Trop peu de texte.'] : lowContrasts;
    },
    [mapFills.flatMap((fill) => fill ?? []), MIN_CONTRAST] as const,
  );
  expect(faintTexts).toEqual([]);
});

it('the timeline is printed on eight sheets at most, its drawing under its title on the first', async ({
  page,
}) => {
  await page.goto('/outils/frise', { waitUntil: 'networkidle' });
  const { pages } = await printToPdf(page);
  expect(pages.length).toBeLessThanOrEqual(8);
  // The lanes, and names that the list prints on later sheets only.
  const drawnNames = ['Arabie', 'Islam', 'Byzance', 'Perse', 'Héraclius', 'Abdal-Malik'];
  for (const expectedText of ['Frisechronologique', ...drawnNames])
    expect(pages[0]).toContain(expectedText);
  expect(pages[0]?.length).toBeGreaterThan(600);
});

for (const id of ['muhammad', 'khadija'])
  it(`a person is printed without the link to the tree and the form of kinship: ${id}`, async ({
    page,
  }) => {
    await page.goto(`/outils/arbre-genealogique/${id}`, { waitUntil: 'networkidle' });
    const text = (await printToPdf(page)).pages.join('');
    expect(text).toContain('Parents,unionsetenfants');
    expect(text).not.toContain('dansl’arbre');
    expect(text).not.toContain('Quelliendeparenté');
  });

for (const { id, name, stops, parameters } of buildings)
  it(`a reconstruction is printed on two sheets, with its still, its plans and its references: ${id}`, async ({
    page,
  }) => {
    await page.goto(`/outils/reconstitutions/${id}`, { waitUntil: 'networkidle' });
    const { pages, info } = await printToPdf(page);
    expect(pages).toHaveLength(2);
    expect(info.get('Page size')).toMatch(/\(A4\)$/);
    const text = pages.join('');
    expect(pages[0]).toContain(withoutSpaces(name));
    for (const { label } of parameters.slice(0, 10))
      expect(text).toContain(withoutSpaces(label));
    const references = page.getByRole('region', { name: 'Références' }).getByRole('listitem');
    for (const reference of await textsOf(references)) expect(text).toContain(reference);
    expect(text).toContain(`/outils/reconstitutions/${id}`);
    await page.emulateMedia({ media: 'print' });
    const stillPicture = page.getByRole('img', { name: stops[0]?.alt ?? '' }).first();
    await expect(stillPicture).toBeVisible();
    expect((await stillPicture.boundingBox())?.width).toBeGreaterThan(300);
  });
