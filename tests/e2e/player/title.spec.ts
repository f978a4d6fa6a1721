import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { expectNothingFound } from '@/tests/e2e/axe';
import { playerOn } from './playerPage';

const FOLDER = 'content/episodes';

interface Told {
  readonly slug: string;
  readonly shortTitle: string;
  readonly number?: number;
}

/** The longest title, the longest number, and the episode that has none: what `content/` says of each. */
const told: readonly Told[] = readdirSync(FOLDER).map((file) => ({
  slug: file.replace('.json', ''),
  ...JSON.parse(readFileSync(join(FOLDER, file), 'utf8')),
}));
const longest = told.toSorted((a, b) => b.shortTitle.length - a.shortTitle.length).slice(0, 3);
const highest = told.toSorted((a, b) => (b.number ?? 0) - (a.number ?? 0)).slice(0, 1);
const apart = told.filter(({ number }) => number === undefined);
const TRIED = [...new Set([...longest, ...highest, ...apart])];

const plain = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** What of an element's words is drawn, and not cut by the element or by what holds it. */
function wordsInSight(element: Element): string {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bar = element.closest('section')?.getBoundingClientRect() ?? new DOMRect();
  let seen = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let at = 0; at < text.length; at += 1) {
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const box = range.getBoundingClientRect();
      const holders: DOMRect[] = [bar];
      for (
        let up = node.parentElement;
        up && up !== element.parentElement;
        up = up.parentElement
      )
        if (getComputedStyle(up).overflow !== 'visible')
          holders.push(up.getBoundingClientRect());
      const isWhole = holders.every(
        ({ top, bottom, left, right }) =>
          box.top >= top - 2 &&
          box.bottom <= bottom + 2 &&
          box.left >= left - 1 &&
          box.right <= right + 1,
      );
      if (isWhole || text.charAt(at).trim() === '') seen += text.charAt(at);
    }
  }
  return seen;
}

const titleOf = (region: Locator) => region.locator('a[href^="/episodes/"]').first();

async function listen(page: Page, slug: string): Promise<void> {
  await page.goto(`/episodes/${slug}`);
  await page
    .getByRole('main')
    .getByRole('button', { name: /^(Écouter|Reprendre)/ })
    .first()
    .click();
  await expect(playerOn(page).region).toBeVisible();
}

for (const [width, height] of [
  [320, 640],
  [360, 740],
  [390, 844],
  [667, 375],
  [320, 256],
  [768, 1024],
  [1024, 768],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`à ${width}×${height}, le lecteur montre en entier le numéro et le nom de l’épisode`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const { slug, shortTitle, number } of TRIED) {
      await listen(page, slug);
      const title = titleOf(playerOn(page).region);
      const seen = plain(await title.locator('xpath=../..').evaluate(wordsInSight));
      expect(seen).toContain(plain(shortTitle).replaceAll(' ?', ' ?'));
      if (number !== undefined) expect(seen).toContain(`épisode ${number}`);
      await expect(title).toHaveAccessibleName(
        new RegExp(number === undefined ? 'Hors série' : `Épisode ${number}`),
      );
    }
  });
}

/** WCAG 2.2, success criterion 1.4.12. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

for (const [width, height] of [
  [360, 740],
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1280, 800],
] as const) {
  test(`à ${width} pixels, un texte espacé laisse les temps entiers et tout dans la barre`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const [first] = longest;
    if (!first) throw new Error('An episode is expected in content/.');
    await listen(page, first.slug);
    // The pages' policy lets no style element in; a reader's own sheet is not asked for leave.
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    const { region } = playerOn(page);
    const times = region.getByText(/^\d+:\d\d$/).filter({ visible: true });
    await expect(times).toHaveCount(2);
    for (const time of await times.all())
      expect(
        await time.evaluate((element) => {
          const lines = document.createRange();
          lines.selectNodeContents(element);
          return new Set([...lines.getClientRects()].map(({ top }) => top)).size;
        }),
      ).toBe(1);
    const below = await region.evaluate((bar) => {
      const { bottom } = bar.getBoundingClientRect();
      return [...bar.querySelectorAll('a, button, input, span, p')]
        .filter((part) => part.checkVisibility() && part.closest('[popover], dialog') === null)
        .map((part) => part.getBoundingClientRect().bottom - bottom)
        .filter((beyond) => beyond > 0.5);
    });
    expect(below).toEqual([]);
    await expectNothingFound(page);
  });
}

test('dans une fenêtre de 320×256 (zoom de 400 %), le lecteur laisse les trois quarts à la page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const [first] = longest;
  if (!first) throw new Error('An episode is expected in content/.');
  await listen(page, first.slug);
  const box = await playerOn(page).region.boundingBox();
  expect(Math.round(box?.height ?? Infinity)).toBeLessThanOrEqual(64);
});
