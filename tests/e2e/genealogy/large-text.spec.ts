import { expect, test } from '@playwright/test';
import { faults } from './faults';
import { openTree } from './treePage';

/** A browser set to letters of 32 pixels: twice the usual (WCAG 2.2, success criterion 1.4.4). */
test.use({
  launchOptions: async ({ launchOptions }, provide) => {
    const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
    await provide({ ...launchOptions, args });
  },
});

test('le texte deux fois plus grand agrandit les cartes, qui ne se couvrent pas', async ({
  page,
}) => {
  await openTree(page);
  await page.evaluate(() => document.fonts.ready);
  const { width, overlaps, cut } = await faults(page);
  // 160 pixels for letters of 16, at the scale at which the stage opens.
  expect(width).toBeGreaterThan(160 * 1.5);
  expect(overlaps).toEqual([]);
  expect(cut).toEqual([]);
});
