import type { Page } from '@playwright/test';

/** A stop of the Tab key: what it is called, and how much of it the window shows, from 0 to 1. */
export interface Stop {
  readonly name: string;
  readonly seen: number;
}

/** Presses Tab until the focus has left the page or come round, and tells every stop on the way. */
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

/** The stops of which nothing at all is in sight (WCAG 2.2, 2.4.11). */
export const unseen = (stops: readonly Stop[]): readonly string[] =>
  stops.filter(({ seen }) => seen === 0).map(({ name }) => name);

/** How much of what has the focus is in sight: the share of a grid of points at which the page shows it. */
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

/** Waits until the page and its map have stood still for a tenth of a second. */
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
