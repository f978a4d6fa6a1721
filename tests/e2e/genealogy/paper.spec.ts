import { expect, test } from '@playwright/test';
import { faults } from './faults';
import { openTree, TREE } from './treePage';

const PARTS = 'svg:has(> use[href="#arbre-dessin"])';

test('aucune carte n’en couvre une autre, aucun nom ne dépasse la sienne', async ({ page }) => {
  await openTree(page);
  await page.evaluate(() => document.fonts.ready);
  const { count, overlaps, cut } = await faults(page);
  expect(count).toBeGreaterThan(100);
  expect(overlaps).toEqual([]);
  expect(cut).toEqual([]);
});

test.describe('Imprimé', () => {
  /** A sheet of A3 on its side within margins of 10 mm, in CSS pixels. */
  const SHEET = { width: 1512, height: 1046 };
  test.use({ viewport: SHEET });

  test('l’arbre entier tient dans la largeur d’une feuille A3, quoi qu’en montre l’écran', async ({
    page,
  }) => {
    await openTree(page);
    for (let turn = 0; turn < 3; turn += 1)
      await page.getByRole('button', { name: 'Agrandir' }).click();
    await page.emulateMedia({ media: 'print' });
    const whole = await page.locator('#arbre-dessin').boundingBox();
    if (!whole) throw new Error('The drawing is expected.');
    expect(whole.x).toBeGreaterThanOrEqual(0);
    expect(whole.x + whole.width).toBeLessThanOrEqual(SHEET.width);
    expect(whole.width).toBeGreaterThan(SHEET.width * 0.9);
    expect(whole.height).toBeLessThanOrEqual(SHEET.height);
    const { count, cut } = await faults(page);
    expect(count).toBeGreaterThan(100);
    expect(cut).toEqual([]);
  });

  test('chaque partie remplit sa feuille, et les parties se recouvrent', async ({ page }) => {
    await openTree(page);
    await page.emulateMedia({ media: 'print' });
    const parts = await page
      .locator(PARTS)
      .evaluateAll((all) =>
        all.map((part) => [...(part.getAttribute('viewBox') ?? '').split(' ').map(Number)]),
      );
    const whole = await page
      .locator('#arbre-dessin')
      .evaluate((svg) => svg.getAttribute('viewBox')?.split(' ').map(Number) ?? []);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts[0]?.[0]).toBe(0);
    const ends = parts.map(([x = 0, , width = 0]) => x + width);
    expect(ends.at(-1)).toBeCloseTo(whole[2] ?? 0, 0);
    parts
      .slice(1)
      .forEach(([x = 0], rank) => expect((ends[rank] ?? 0) - x).toBeGreaterThan(159));
    for (const box of await page.locator(PARTS).all()) {
      const { width = 0, height = 0 } = (await box.boundingBox()) ?? {};
      expect(width).toBeGreaterThan(SHEET.width * 0.95);
      expect(height).toBeLessThanOrEqual(SHEET.height - 30);
    }
  });

  test('la page entière est en A3, la liste sur le papier du lecteur', async ({
    page,
    browserName,
  }) => {
    test.skip(browserName !== 'chromium', 'Seul Chromium écrit un PDF.');
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
    expect(new Set(sizes).has('1191×842')).toBe(false);
  });
});
