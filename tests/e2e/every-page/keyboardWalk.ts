import type { Page } from '@playwright/test';

/** A tab stop: its name, and its visible ratio from 0 to 1. */
export interface TabStop {
  readonly name: string;
  readonly visibleRatio: number;
}

/** Presses Tab until the focus leaves the page or returns to its first stop; returns every stop. */
export async function walkByTab(page: Page, maxStops = 60): Promise<readonly TabStop[]> {
  const stops: TabStop[] = [];
  await page.evaluate(() => document.body.focus());
  for (let step = 0; step < maxStops; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(waitUntilAtRest);
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Lists the stops that are wholly invisible (WCAG 2.2, success criterion 2.4.11). */
export const invisibleStops = (stops: readonly TabStop[]): readonly string[] =>
  stops.filter(({ visibleRatio }) => visibleRatio === 0).map(({ name }) => name);

/** Reads the focused element; its visible ratio is that of a grid of points at which it is topmost. */
function readStop(): TabStop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
  element.setAttribute('data-walked', '');
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
  const visiblePoints = points.filter(([x = -1, y = -1]) => {
    const topmost = document.elementFromPoint(x, y);
    return topmost !== null && (element.contains(topmost) || topmost.contains(element));
  });
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return { name, visibleRatio: visiblePoints.length / points.length };
}

/** Waits until the page and its map have not moved for 100 ms. */
export function waitUntilAtRest(): Promise<void> {
  return new Promise((resolve) => {
    let previousState = '';
    let stillFrames = 0;
    const checkFrame = (): void => {
      const layer = document.querySelector('[data-map="layer"]');
      const focused = document.activeElement?.getBoundingClientRect();
      const state = [scrollY, layer && getComputedStyle(layer).transform, focused?.top].join();
      stillFrames = state === previousState ? stillFrames + 1 : 0;
      previousState = state;
      if (stillFrames >= 6) resolve();
      else requestAnimationFrame(checkFrame);
    };
    checkFrame();
  });
}
