import { expect, type Page } from '@playwright/test';

/**
 * Limit of layout shifts: three quarters of a good CLS (web.dev: 0.1). No fallback font has the
 * widths of the web fonts word by word, and a paragraph may gain or lose a line.
 */
const MAX_SHIFT = 0.075;

export interface Shift {
  readonly value: number;
  /** Whether the browser excludes the shift from CLS: an input or a resize came just before. */
  readonly isExcused: boolean;
  /** Shifted elements, each with its rectangle before and after. */
  readonly movedElements: readonly string[];
}

declare global {
  interface Window {
    shifts: Shift[];
  }
}

/** Resolves after two frames. Runs in the page. */
export const twoFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** Returns the counted shifts so far, on a page with `watchShifts`. */
export async function shiftsOn(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.filter(({ isExcused }) => !isExcused);
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** Returns the cumulative score of the counted shifts so far, on a page with `watchShifts`. */
export const shiftOn = async (page: Page): Promise<number> => sumOf(await shiftsOn(page));

/** Prints the cumulative score of shifts, and fails when the score exceeds a limit. */
export function expectStill(
  subject: string,
  shifts: readonly Shift[],
  maxSum = MAX_SHIFT,
): void {
  const sum = sumOf(shifts);
  console.log(`${subject}: ${sum.toFixed(4)}`);
  expect.soft(sum, `${subject}\n${formatShifts(shifts)}`).toBeLessThan(maxSum);
}

const formatShifts = (shifts: readonly Shift[]): string =>
  shifts.flatMap(({ value, movedElements }) => [value.toFixed(4), ...movedElements]).join('\n');

/** Records each layout shift with its elements. Runs in the page. */
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
  const formatRect = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry))
        window.shifts.push({
          value: entry.value,
          isExcused: entry.hadRecentInput,
          movedElements: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.trim().slice(0, 40) ?? ''}: ${formatRect(previousRect)} → ${formatRect(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
