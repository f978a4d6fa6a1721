import type { Locator, Page } from '@playwright/test';

/** Where the first window of a page ends and what it holds, in CSS pixels. */
export interface FirstWindow {
  /** Height of the window above the player. */
  readonly height: number;
  /** Where the tool or the list begins: the height of the site's bar, the head and the filters. */
  readonly head: number;
  /** Height of what is in sight of the tool. */
  readonly tool: number;
}

/**
 * Measures the first window.
 *
 * @param parts what the tool consists of, as CSS selectors; those that are not there, or in no sight, are left out
 */
export const measureFirstWindow = (
  page: Page,
  parts: readonly string[],
): Promise<FirstWindow> =>
  page.evaluate((selectors) => {
    const player = document.querySelector('#lecteur')?.getBoundingClientRect();
    const height = Math.min(innerHeight, player?.top ?? innerHeight);
    const boxes = selectors
      .flatMap((selector) => [...document.querySelectorAll(selector)])
      .map((element) => element.getBoundingClientRect())
      .filter((box) => box.width > 0 && box.height > 0 && box.top < height && box.bottom > 0);
    const head = Math.min(height, ...boxes.map(({ top }) => top));
    const foot = Math.min(height, Math.max(0, ...boxes.map(({ bottom }) => bottom)));
    return { height, head: Math.max(0, head), tool: Math.max(0, foot - head) };
  }, parts);

/** Returns how far the foot of an element is below the first window, in pixels: 0 where it is whole in it. */
export async function cutOff(page: Page, element: Locator): Promise<number> {
  const box = await element.boundingBox();
  const { height } = await measureFirstWindow(page, []);
  return box === null ? Infinity : Math.max(0, Math.round(box.y + box.height - height));
}
