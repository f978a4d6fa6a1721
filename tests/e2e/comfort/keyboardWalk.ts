import type { Page } from '@playwright/test';

/** A tab stop: its name, and its visible ratio from 0 to 1. */
export interface Stop {
  readonly name: string;
  readonly seen: number;
}

/** Presses Tab until the focus leaves the page or returns to its first stop; returns every stop. */
export async function walk(page: Page, most = 60): Promise<readonly Stop[]> {
  const stops: Stop[] = [];
  await page.evaluate(() => document.body.focus());
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(untilAtRest);
    const stop = await page.evaluate(readStop);
    if (!stop) break;
    stops.push(stop);
  }
  return stops;
}

/** Lists the stops that are wholly invisible (WCAG 2.2, success criterion 2.4.11). */
export const unseen = (stops: readonly Stop[]): readonly string[] =>
  stops.filter(({ seen }) => seen === 0).map(({ name }) => name);

/** Reads the focused element; its visible ratio is that of a grid of points at which it is topmost. */
function readStop(): Stop | null {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-walked')) return null;
  element.setAttribute('data-walked', '');
  const { left, top, width, height } = element.getBoundingClientRect();
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const points = shares.flatMap((x) => shares.map((y) => [left + width * x, top + height * y]));
  const seen = points.filter(([x = -1, y = -1]) => {
    const shown = document.elementFromPoint(x, y);
    return shown !== null && (element.contains(shown) || shown.contains(element));
  });
  const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
  return { name, seen: seen.length / points.length };
}

/** Waits until the page and its map have not moved for 100 ms. */
export function untilAtRest(): Promise<void> {
  return new Promise((resolve) => {
    let last = '';
    let still = 0;
    const look = (): void => {
      const layer = document.querySelector('[data-map="layer"]');
      const focused = document.activeElement?.getBoundingClientRect();
      const now = [scrollY, layer && getComputedStyle(layer).transform, focused?.top].join();
      still = now === last ? still + 1 : 0;
      last = now;
      if (still >= 6) resolve();
      else requestAnimationFrame(look);
    };
    look();
  });
}
