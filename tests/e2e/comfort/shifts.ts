import { expect, type Page } from '@playwright/test';

/**
 * Limit of layout shifts: three quarters of a good CLS (web.dev: 0.1). No fallback font has the
 * widths of ours word by word, and a paragraph may gain or lose a line.
 */
const STILL = 0.075;

export interface Shift {
  readonly value: number;
  /** Whether the browser excludes the shift from CLS: an input or a resize came just before. */
  readonly excused: boolean;
  /** Shifted elements, and distances. */
  readonly moved: readonly string[];
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
  return shifts.filter(({ excused }) => !excused);
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** Returns the cumulative score of the counted shifts so far, on a page with `watchShifts`. */
export const shiftOn = async (page: Page): Promise<number> => sumOf(await shiftsOn(page));

/** Fails when the cumulative score exceeds a limit. */
export function expectStill(what: string, shifts: readonly Shift[], most = STILL): void {
  const sum = sumOf(shifts);
  console.log(`${what}: ${sum.toFixed(4)}`);
  expect.soft(sum, `${what}\n${listed(shifts)}`).toBeLessThan(most);
}

const listed = (shifts: readonly Shift[]): string =>
  shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]).join('\n');

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
  const sides = ({ x, y, width, height }: DOMRectReadOnly): string =>
    [x, y, width, height].map(Math.round).join(' ');
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (isShift(entry))
        window.shifts.push({
          value: entry.value,
          excused: entry.hadRecentInput,
          moved: entry.sources.map(
            ({ node, previousRect, currentRect }) =>
              `${node?.textContent?.trim().slice(0, 40) ?? ''}: ${sides(previousRect)} → ${sides(currentRect)}`,
          ),
        });
  }).observe({ type: 'layout-shift', buffered: true });
}
