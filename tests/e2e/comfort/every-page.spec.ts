import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { removeFonts } from '@/tests/e2e/comfort/webFonts';
import { darkGrounds, paleWords, SHEET } from '@/tests/e2e/comfort/paper';
import { expectStill, shiftsOn, twoFrames, watchShifts } from '@/tests/e2e/comfort/shifts';
import { it } from '@/tests/e2e/it';
import { hold } from '@/tests/e2e/network';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { expectStylesWithin, sheetsIn } from '@/tests/e2e/paint/stylesWithin';
import { overflowOf, requestsOf, violationsOf } from '@/tests/e2e/watch';

const PHONE = { width: 390, height: 800 };

/** The overview that a map shows first. */
const OVERVIEW = /\/maps\/[a-z-]+\/overview\.avif$/;

/** Pages whose first printed sheet must show the first item of their list. */
const LISTS = ['/', '/outils', '/shop'];

// Reduced motion: contrast is checked after fades, not during them.
it.use({ viewport: PHONE, reducedMotion: 'reduce' });

for (const path of EVERY_PAGE)
  it(`${path} is painted at once, stays still, fits, prints; axe agrees`, async ({ page }) => {
    const isMap = path.includes('/carte-interactive/');
    const asked = requestsOf(page);
    const violations = violationsOf(page);
    await page.addInitScript(watchShifts);
    const faces = await hold(page, '**/*.woff2');
    const answer = await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.evaluate(twoFrames);
    expect(faces.asked(), 'the page has been painted without its faces').toBeGreaterThan(0);
    faces.release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    await it.step('no layout shift on a phone when web fonts come late', async () =>
      expectStill(`390 ${path}`, await shiftsOn(page)),
    );

    await it.step('its scripts keep its policy', () => expect(violations).toEqual([]));

    await it.step('its styles are inlined, and no sheet is requested', async () => {
      const html = (await answer?.text()) ?? '';
      expectStylesWithin(html);
      for (const sheet of sheetsIn(html)) expect(asked).not.toContain(sheet);
    });

    if (isMap)
      await it.step('a map requests its picture before all else, and once', async () => {
        // A browser opens six connections at a time: after a dozen scripts the overview came seconds later.
        expect(asked.slice(0, 2)).toEqual([path, expect.stringMatching(OVERVIEW)]);
        expect(asked.filter((one) => OVERVIEW.test(one))).toHaveLength(1);
        // The surface replaces the overview once its script is loaded.
        await expect(page.locator('[data-map="surface"]')).toBeVisible();
      });

    // Contrast is checked on a large screen below and, on a phone, in player-open.spec.ts.
    await it.step('axe finds nothing on a phone', () =>
      expectNoViolations(page, { contrast: false }),
    );

    await it.step('it has a footer and fits 360 pixels, unfolded too', async () => {
      await page.setViewportSize({ width: 360, height: 640 });
      expect(await overflowOf(page)).toBe(0);
      await page.evaluate(unfold);
      expect(await overflowOf(page)).toBeLessThanOrEqual(0);
      // On a phone a map fills the window, without a footer (tests/e2e/map/screen/phone.spec.ts).
      if (!isMap)
        await expect(page.getByRole('contentinfo')).toContainText(
          String(new Date().getFullYear()),
        );
    });

    for (const width of [768, 1280])
      await it.step(`no layout shift at ${width} pixels when web fonts come late`, () =>
        expectFacesFit(page, { width, height: 800 }, path),
      );

    await it.step('axe finds nothing on a large screen, unfolded', () =>
      expectNoViolations(page),
    );

    await it.step('no layout shift when the appearance changes', async () => {
      const places = await page.evaluate(boxes);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(boxes)).toEqual(places);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    if (!isMap)
      await it.step('it is printed black on white, in the dark too', async () => {
        await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
        await page.setViewportSize(SHEET);
        expect(await page.evaluate(paleWords)).toEqual([]);
        expect(await page.evaluate(darkGrounds)).toEqual([]);
        if (LISTS.includes(path)) await expectOnFirstSheet(page);
      });
  });

/** Returns the place and size of each element, in pixels. Runs in the page. */
function boxes(): readonly string[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });
}

/** Unfolds every `<details>` but a head's lead. Runs in the page. */
function unfold(): void {
  for (const details of document.querySelectorAll('details'))
    details.open = details.closest('[data-short-head]') === null;
}

/**
 * Removes the web fonts and restores them, as if they loaded late in a window of this size; fails
 * if the layout shifts.
 */
async function expectFacesFit(
  page: Page,
  size: { readonly width: number; readonly height: number },
  path: string,
): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  expect(await page.evaluate(removeFonts)).toBeGreaterThan(0);
  await page.evaluate(twoFrames);
  await page.evaluate(() => {
    window.shifts = [];
    window.restoreFonts();
  });
  await page.evaluate(twoFrames);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.evaluate(twoFrames);
  expectStill(`${size.width} ${path}`, await page.evaluate(() => window.shifts));
}

async function expectOnFirstSheet(page: Page): Promise<void> {
  const box = await page.getByRole('main').getByRole('article').first().boundingBox();
  expect(box).not.toBeNull();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(SHEET.height);
}
