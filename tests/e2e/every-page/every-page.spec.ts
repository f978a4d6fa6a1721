import { expect, type Page } from '@playwright/test';
import { expectNoViolations } from '@/tests/e2e/axe';
import { removeFonts } from '@/tests/e2e/every-page/webFonts';
import { darkBackgrounds, lowContrastTexts, SHEET } from '@/tests/e2e/every-page/paper';
import { expectStill, shiftsOn, twoFrames, watchShifts } from '@/tests/e2e/every-page/shifts';
import { it } from '@/tests/e2e/it';
import { holdRequests } from '@/tests/e2e/network';
import { EVERY_PAGE } from '@/tests/e2e/pages';
import { expectInlinedStyles, sheetsIn } from '@/tests/e2e/paint/stylesWithin';
import { overflowOf, requestsOf, violationsOf } from '@/tests/e2e/watch';

const PHONE = { width: 390, height: 800 };

/** The overview that a map shows first. */
const OVERVIEW = /\/maps\/[a-z-]+\/overview\.avif$/;

/** Pages whose first printed sheet must show the first item of their list. */
const LIST_PATHS = ['/', '/outils', '/shop'];

// Reduced motion: contrast is checked after fades, not during them.
it.use({ viewport: PHONE, reducedMotion: 'reduce' });

for (const path of EVERY_PAGE)
  it(`${path} is painted before its fonts, stays still, prints, passes axe`, async ({
    page,
  }) => {
    const isMap = path.includes('/carte-interactive/');
    const requests = requestsOf(page);
    const violations = violationsOf(page);
    await page.addInitScript(watchShifts);
    const fontRequests = await holdRequests(page, '**/*.woff2');
    const response = await page.goto(path, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await page.evaluate(twoFrames);
    expect(
      fontRequests.requestCount(),
      'the page has been painted without its faces',
    ).toBeGreaterThan(0);
    fontRequests.release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));

    await it.step('no layout shift on a phone when web fonts come late', async () =>
      expectStill(`390 ${path}`, await shiftsOn(page)),
    );

    await it.step('the page’s scripts violate no policy', () => expect(violations).toEqual([]));

    await it.step('the page’s styles are inlined, and no sheet is requested', async () => {
      const html = (await response?.text()) ?? '';
      expectInlinedStyles(html);
      for (const sheet of sheetsIn(html)) expect(requests).not.toContain(sheet);
    });

    if (isMap)
      await it.step('a map requests its picture before all else, and once', async () => {
        // A browser opens six connections at a time: after a dozen scripts the overview came seconds later.
        expect(requests.slice(0, 2)).toEqual([path, expect.stringMatching(OVERVIEW)]);
        expect(requests.filter((path) => OVERVIEW.test(path))).toHaveLength(1);
        // The surface replaces the overview once its script is loaded.
        await expect(page.locator('[data-map="surface"]')).toBeVisible();
      });

    // Contrast is checked on a large screen below and, on a phone, in player-open.spec.ts.
    await it.step('axe finds nothing on a phone', () =>
      expectNoViolations(page, { contrast: false }),
    );

    await it.step(
      'the page has a footer and fits 360 pixels, with `<details>` open too',
      async () => {
        await page.setViewportSize({ width: 360, height: 640 });
        expect(await overflowOf(page)).toBe(0);
        await page.evaluate(unfold);
        expect(await overflowOf(page)).toBeLessThanOrEqual(0);
        // On a phone a map fills the window, without a footer (tests/e2e/map/screen/phone.spec.ts).
        if (!isMap)
          await expect(page.getByRole('contentinfo')).toContainText(
            String(new Date().getFullYear()),
          );
      },
    );

    for (const width of [768, 1280])
      await it.step(`no layout shift at ${width} pixels when web fonts come late`, () =>
        expectFacesFit(page, { width, height: 800 }, path),
      );

    await it.step('axe finds nothing on a large screen, with `<details>` open', () =>
      expectNoViolations(page),
    );

    await it.step('no layout shift when the appearance changes', async () => {
      const boxesBefore = await page.evaluate(boxesOf);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await page.evaluate(boxesOf)).toEqual(boxesBefore);
      await page.emulateMedia({ colorScheme: 'light' });
    });

    if (!isMap)
      await it.step(
        'the page is printed black on white, in the dark appearance too',
        async () => {
          await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
          await page.setViewportSize(SHEET);
          expect(await page.evaluate(lowContrastTexts)).toEqual([]);
          expect(await page.evaluate(darkBackgrounds)).toEqual([]);
          if (LIST_PATHS.includes(path)) await expectOnFirstSheet(page);
        },
      );
  });

/** Lists the position and size of each element, in pixels. Runs in the page. */
function boxesOf(): readonly string[] {
  return [...document.querySelectorAll('body *')].map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return `${element.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
  });
}

/** Opens every `<details>` but a head's lead. Runs in the page. */
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
