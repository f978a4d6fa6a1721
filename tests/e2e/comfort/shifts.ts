import { expect, type Page } from '@playwright/test';

/**
 * Three quarters of what is said to be good (web.dev, CLS: 0.1): no stand-in is as wide as our letters word by word, and where a
 * paragraph has a line more or less for it, what follows moves by that line.
 */
const STILL = 0.075;

export interface Shift {
  readonly value: number;
  /** Whether the browser excuses it: a visitor or a new size of the window came just before. */
  readonly excused: boolean;
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

/** What has moved so far, by nobody's doing, on a page where `watchShifts` looks. */
export async function shiftsOn(page: Page): Promise<readonly Shift[]> {
  await page.evaluate(twoFrames);
  const shifts = await page.evaluate(() => window.shifts);
  return shifts.filter(({ excused }) => !excused);
}

const sumOf = (shifts: readonly Shift[]): number =>
  shifts.reduce((sum, { value }) => sum + value, 0);

/** How much has moved so far, by nobody's doing, on a page where `watchShifts` looks. */
export const shiftOn = async (page: Page): Promise<number> => sumOf(await shiftsOn(page));

/** Sees that next to nothing has moved. */
export function expectStill(what: string, shifts: readonly Shift[], most = STILL): void {
  const sum = sumOf(shifts);
  console.log(`${what}: ${sum.toFixed(4)}`);
  expect.soft(sum, `${what}\n${listed(shifts)}`).toBeLessThan(most);
}

const listed = (shifts: readonly Shift[]): string =>
  shifts.flatMap(({ value, moved }) => [value.toFixed(4), ...moved]).join('\n');

/** In the page: keeps each shift, with what moved. */
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
