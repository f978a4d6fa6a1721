import { expect, it } from '@/tests/e2e/it';
import { errorsOf } from '@/tests/e2e/watch';
import { drawingFaults } from './faults';
import { openTree, TREE } from './treePage';

const PARTS = 'svg:has(> use[href="#arbre-dessin"])';

/** A sheet of A3 in landscape within margins of 10 mm, in CSS pixels. */
const SHEET = { width: 1512, height: 1046 };

it('the browser draws the tree that the server sent', async ({ page, request }) => {
  const errors = errorsOf(page);
  const html = await (await request.get(TREE)).text();
  const tree = await openTree(page);
  const [sent, shown] = await tree.region.locator('#arbre-dessin').evaluate((svg, text) => {
    const places = (root: Element | null) =>
      [...(root?.querySelectorAll('path, text, rect, a, g') ?? [])].map((part) =>
        ['d', 'transform', 'href', 'x', 'y', 'data-stroke', 'aria-label', 'tabindex']
          .map((name) => part.getAttribute(name))
          .join('|'),
      );
    const parsed = new DOMParser().parseFromString(text, 'text/html');
    return [places(parsed.getElementById('arbre-dessin')), places(svg)];
  }, html);
  expect(sent?.length).toBeGreaterThan(500);
  expect(shown).toEqual(sent);
  expect(errors).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const { count, overlaps, overflowingTexts: cut } = await drawingFaults(page);
  expect(count).toBeGreaterThan(100);
  expect(overlaps).toEqual([]);
  expect(cut).toEqual([]);
});

it('letters twice as large make larger cards (WCAG 2.2, 1.4.4)', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openTree(page);
  await page.evaluate(() => document.fonts.ready);
  const { width, overlaps, overflowingTexts: cut } = await drawingFaults(page);
  // Cards are 160 pixels wide at the default font size, times the opening scale.
  expect(width).toBeGreaterThan(160 * 1.5);
  expect(overlaps).toEqual([]);
  expect(cut).toEqual([]);
});

it.describe('printed', () => {
  it.use({ viewport: SHEET });

  it('the tree fits a sheet of A3, and its parts overlap', async ({ page }) => {
    await openTree(page);
    for (let turn = 0; turn < 3; turn += 1)
      await page.getByRole('button', { name: 'Agrandir' }).click();
    await page.emulateMedia({ media: 'print' });
    const drawing = page.locator('#arbre-dessin');
    const whole = await drawing.boundingBox();
    if (!whole) throw new Error('The drawing is expected.');
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.x + whole.width).toBeLessThanOrEqual(SHEET.width);
    expect(whole.width).toBeGreaterThan(SHEET.width * 0.9);
    expect(whole.height).toBeLessThanOrEqual(SHEET.height);
    expect((await drawingFaults(page)).overflowingTexts).toEqual([]);

    const parts = await page
      .locator(PARTS)
      .evaluateAll((all) =>
        all.map((part) => (part.getAttribute('viewBox') ?? '').split(' ').map(Number)),
      );
    const [, , length = 0] = ((await drawing.getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.[0]).toBe(0);
    const ends = parts.map(([x = 0, , width = 0]) => x + width);
    expect(ends.at(-1)).toBeCloseTo(length, 0);
    parts
      .slice(1)
      .forEach(([x = 0], index) => expect((ends[index] ?? 0) - x).toBeGreaterThan(159));
    for (const box of await page.locator(PARTS).all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(SHEET.width * 0.95);
      expect(height).toBeLessThanOrEqual(SHEET.height - 30);
    }
  });

  it('the page is on A3, the list on the reader’s paper', async ({ page }) => {
    await openTree(page);
    const sizesOf = async (): Promise<readonly string[]> => {
      const pdf = (await page.pdf({ preferCSSPageSize: true, format: 'A4' })).toString(
        'latin1',
      );
      return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)/g)].map(
        ([, width, height]) => `${Math.round(Number(width))}×${Math.round(Number(height))}`,
      );
    };
    expect(new Set(await sizesOf())).toEqual(new Set(['1191×842']));
    await page.goto(`${TREE}/plan`);
    const sizes = await sizesOf();
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes).not.toContain('1191×842');
  });
});
