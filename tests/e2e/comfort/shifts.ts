import { expect, test, type Page } from '@playwright/test';
import { EVERY_PAGE } from '@/tests/e2e/pages';

/**
 * Three quarters of what is said to be good (web.dev, CLS: 0.1): no stand-in is as wide as our letters word by word, and where a
 * paragraph has a line more or less for it, what follows moves by that line.
 */
const STILL = 0.075;

export interface Shift {
  readonly value: number;
  /** What moved, and by how much. */
  readonly moved: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** In the page: once two frames have been painted. */
export const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** How much has moved so far on a page where `watchShifts` looks. */
export async function shiftOn(page: Page): Promise<number> {
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.reduce((sum, { value }) => sum + value, 0);
}

/** Visits each kind of page, in a way of its own, and sees that next to nothing has moved. */
export async function expectEveryPageStill(
  width: number,
  baseURL: string | undefined,
  visit: (url: URL) => Promise<readonly Shift[]>,
): Promise<void> {
  for (const path of EVERY_PAGE)
    await test.step(path, async () => {
      const shifts = await visit(new URL(path, baseURL));
      const sum = shifts.reduce((all, { value }) => all + value, 0);
      console.log(`${width} ${path} : ${sum.toFixed(4)}`);
      expect.soft(sum, `${path}\n${told(shifts)}`).toBeLessThan(STILL);
    });
}

const told = (shifts: readonly Shift[]): string =>
  shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]).join('\n');

/** In the page: keeps each shift that nobody caused, with what moved. */
export function watchShifts(): void {
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
