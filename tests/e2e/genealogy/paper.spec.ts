import { expect, it } from '@/tests/e2e/it';
import { errorsOf } from '@/tests/e2e/watch';
import { drawingFaults } from './faults';
import { openTree, TREE } from './treePage';

const PRINTED_PARTS = 'svg:has(> use[href="#arbre-dessin"])';

/** A sheet of A3 in landscape within margins of 10 mm, in CSS pixels. */
const SHEET = { width: 1512, height: 1046 };

it('the browser’s tree equals the server’s, without overlaps', async ({ page, request }) => {
  const errors = errorsOf(page);
  const html = await (await request.get(TREE)).text();
  const tree = await openTree(page);
  const [sentNodes, nodes] = await tree.region
    .locator('#arbre-dessin')
    .evaluate((svg, text) => {
      const nodesOf = (root: Element | null) =>
        [...(root?.querySelectorAll('path, text, rect, a, g') ?? [])].map((element) =>
          ['d', 'transform', 'href', 'x', 'y', 'data-stroke', 'aria-label', 'tabindex']
            .map((name) => element.getAttribute(name))
            .join('|'),
        );
      const parsed = new DOMParser().parseFromString(text, 'text/html');
      return [nodesOf(parsed.getElementById('arbre-dessin')), nodesOf(svg)];
    }, html);
  expect(sentNodes?.length).toBeGreaterThan(500);
  expect(nodes).toEqual(sentNodes);
  expect(errors).toEqual([]);
  await page.evaluate(() => document.fonts.ready);
  const { count, overlaps, overflowingTexts } = await drawingFaults(page);
  expect(count).toBeGreaterThan(100);
  expect(overlaps).toEqual([]);
  expect(overflowingTexts).toEqual([]);
});

it('text twice as large makes larger cards (WCAG 2.2, 1.4.4)', async ({ page }) => {
  await page.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html { font-size: 200% }');
    document.adoptedStyleSheets.push(sheet);
  });
  await openTree(page);
  await page.evaluate(() => document.fonts.ready);
  const { width, overlaps, overflowingTexts } = await drawingFaults(page);
  // Cards are 160 pixels wide at the default font size, times the opening scale.
  expect(width).toBeGreaterThan(160 * 1.5);
  expect(overlaps).toEqual([]);
  expect(overflowingTexts).toEqual([]);
});

it.describe('printed', () => {
  it.use({ viewport: SHEET });

  it('the tree fits a sheet of A3, and its parts overlap', async ({ page }) => {
    await openTree(page);
    for (let presses = 0; presses < 3; presses += 1)
      await page.getByRole('button', { name: 'Agrandir' }).click();
    await page.emulateMedia({ media: 'print' });
    const drawing = page.locator('#arbre-dessin');
    const drawingBox = await drawing.boundingBox();
    if (!drawingBox) throw new Error('The drawing is expected.');
    expect(drawingBox.x).toBeGreaterThanOrEqual(0);
    expect(drawingBox.x + drawingBox.width).toBeLessThanOrEqual(SHEET.width);
    expect(drawingBox.width).toBeGreaterThan(SHEET.width * 0.9);
    expect(drawingBox.height).toBeLessThanOrEqual(SHEET.height);
    expect((await drawingFaults(page)).overflowingTexts).toEqual([]);

    const viewBoxes = await page
      .locator(PRINTED_PARTS)
      .evaluateAll((elements) =>
        elements.map((element) =>
          (element.getAttribute('viewBox') ?? '').split(' ').map(Number),
        ),
      );
    const [, , drawingWidth = 0] = ((await drawing.getAttribute('viewBox')) ?? '')
      .split(' ')
      .map(Number);
    expect(viewBoxes.length).toBeGreaterThan(1);
    expect(viewBoxes[0]?.[0]).toBe(0);
    const rightEdges = viewBoxes.map(([x = 0, , width = 0]) => x + width);
    expect(rightEdges.at(-1)).toBeCloseTo(drawingWidth, 0);
    viewBoxes
      .slice(1)
      .forEach(([x = 0], index) => expect((rightEdges[index] ?? 0) - x).toBeGreaterThan(159));
    for (const box of await page.locator(PRINTED_PARTS).all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(SHEET.width * 0.95);
      expect(height).toBeLessThanOrEqual(SHEET.height - 30);
    }
  });

  it('the tree prints on A3, its outline on the reader’s paper', async ({ page }) => {
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
