import { expect, test, type Browser } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';

/**
 * Three quarters of what is said to be good (web.dev, CLS: 0.1): no stand-in is as wide as our letters word by word, and where a
 * paragraph has a line more or less for it, what follows moves by that line.
 */
const STILL = 0.075;

interface Shift {
  readonly value: number;
  /** What moved, and by how much. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

for (const width of [390, 768, 1280])
  test(`à ${width} pixels, aucune page ne saute quand les polices arrivent tard`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    for (const path of EVERY_PAGE)
      await test.step(path, async () => {
        const shifts = await shiftsOf(browser, new URL(path, baseURL).href, width);
        const sum = shifts.reduce((all, { value }) => all + value, 0);
        console.log(`${width} ${path} : ${sum.toFixed(4)}`);
        expect
          .soft(sum, `${path}\n${shifts.flatMap(({ moved }) => moved).join('\n')}`)
          .toBeLessThan(STILL);
      });
  });

/** A first visit whose fonts come once the page has been painted without them. */
async function shiftsOf(
  browser: Browser,
  address: string,
  width: number,
): Promise<readonly Shift[]> {
  const context = await browser.newContext({ viewport: { width, height: 800 } });
  try {
    const page = await context.newPage();
    let release = (): void => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route('**/*.woff2', async (route) => {
      asked += 1;
      await released;
      await route.continue();
    });
    await page.addInitScript(watchShifts);
    await page.goto(address, { waitUntil: 'domcontentloaded' });
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await page.evaluate(twoFrames);
    expect(asked, 'a page without its fonts has been painted').toBeGreaterThan(0);
    release();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(twoFrames);
    return await page.evaluate(() => window.shifts);
  } finally {
    await context.close();
  }
}

const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** In the page: keeps each shift that nobody caused, with what moved. */
function watchShifts(): void {
  interface Source {
    readonly node: Node | null;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }
  interface LayoutShift extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly Source[];
  }
  window.shifts = [];
  const isShift = (entry: PerformanceEntry): entry is LayoutShift => 'sources' in entry;
  const told = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry) && !entry.hadRecentInput)
        window.shifts.push({
          value: entry.value,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.trim().slice(0, 40) ?? ''}: ${told(previousRect)} → ${told(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
