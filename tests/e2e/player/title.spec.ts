import type { Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { episodes, type WrittenEpisode } from '@/tests/e2e/content';
import { expect, it } from '@/tests/e2e/it';
import { cardButton } from './playerOptions';
import { playerOn } from './playerPage';

/** The episodes with the longest titles, the greatest number, and without number. */
const byTitleLength = episodes.toSorted((a, b) => b.shortTitle.length - a.shortTitle.length);
const [longestTitled] = byTitleLength;
if (!longestTitled) throw new Error('content/episodes: an episode is expected.');
const newestNumbered = episodes
  .toSorted((a, b) => (b.number ?? 0) - (a.number ?? 0))
  .slice(0, 1);
const unnumbered = episodes.filter(({ number }) => number === undefined);
const EPISODES = [...new Set([...byTitleLength.slice(0, 3), ...newestNumbered, ...unnumbered])];

const SIZES = [
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
] as const;

const normalize = (text: string): string => text.replace(/\s+/g, ' ').toLowerCase();

/** Returns the visible text of an element, without characters that an ancestor or the bar clips. */
function visibleText(element: Element): string {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const bar = element.closest('section')?.getBoundingClientRect() ?? new DOMRect();
  let visible = '';
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    for (let index = 0; index < text.length; index += 1) {
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      const box = range.getBoundingClientRect();
      const clipBoxes: DOMRect[] = [bar];
      for (
        let ancestor = node.parentElement;
        ancestor && ancestor !== element.parentElement;
        ancestor = ancestor.parentElement
      )
        if (getComputedStyle(ancestor).overflow !== 'visible')
          clipBoxes.push(ancestor.getBoundingClientRect());
      const isVisible = clipBoxes.every(
        ({ top, bottom, left, right }) =>
          box.top >= top - 2 &&
          box.bottom <= bottom + 2 &&
          box.left >= left - 1 &&
          box.right <= right + 1,
      );
      if (isVisible || text.charAt(index).trim() === '') visible += text.charAt(index);
    }
  }
  return visible;
}

/** Plays an episode of the list in a wide window, and waits for the bar's options. */
async function playFromCard(page: Page, { slug }: WrittenEpisode) {
  const { region } = playerOn(page);
  await cardButton(page, slug).click();
  const title = region.locator(`a[href="/episodes/${slug}"]`).first();
  await expect(title).toBeAttached();
  await expect(region.getByRole('button', { name: 'Plus d’options' })).toBeVisible();
  return { region, title };
}

it('the bar shows an episode’s full title in every window', async ({ page }) => {
  await page.goto('/episodes');
  for (const episode of EPISODES) {
    const { shortTitle, number } = episode;
    await page.setViewportSize({ width: 1280, height: 800 });
    const { region, title } = await playFromCard(page, episode);
    await expect(title).toHaveAccessibleName(
      new RegExp(number === undefined ? 'Hors série' : `Épisode ${number}`),
    );
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const visible = normalize(await title.locator('xpath=../..').evaluate(visibleText));
      expect(visible, `${width}×${height}`).toContain(
        normalize(shortTitle).replaceAll(' ?', ' ?'),
      );
      if (number !== undefined)
        expect(visible, `${width}×${height}`).toContain(`épisode ${number}`);
      if (height > 256) continue;
      const box = await region.boundingBox();
      expect(Math.round(box?.height ?? Infinity)).toBeLessThanOrEqual(64);
    }
  }
});

/** Text spacing of WCAG 2.2, success criterion 1.4.12. */
const SPACED_CSS = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }`;

it('the bar clips no text under the text spacing of WCAG 1.4.12', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/episodes');
  const { region } = await playFromCard(page, longestTitled);
  // The pages' policy refuses style elements; constructed sheets are exempt, as a reader's own style sheet is.
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, SPACED_CSS);
  const times = region.getByText(/^\d+:\d\d$/).filter({ visible: true });
  for (const [width, height] of [
    [390, 844],
    [768, 1024],
    [1024, 768],
    [1280, 800],
    [360, 740],
  ] as const) {
    await page.setViewportSize({ width, height });
    await expect(times).toHaveCount(2);
    for (const time of await times.all())
      expect(
        await time.evaluate((element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map(({ top }) => top)).size;
        }),
      ).toBe(1);
    const excesses = await region.evaluate((bar) => {
      const { bottom } = bar.getBoundingClientRect();
      return (
        [...bar.querySelectorAll('a, button, input, span, p')]
          .filter(
            (element) =>
              element.checkVisibility() && element.closest('[popover], dialog') === null,
          )
          // A title's link clips what exceeds its two lines.
          .filter((element) => !element.parentElement?.closest('a'))
          .map((element) => element.getBoundingClientRect().bottom - bottom)
          .filter((excess) => excess > 0.5)
      );
    });
    expect(excesses, `${width} pixels`).toEqual([]);
  }
  await expectNoViolations(page);
});
