import type { Locator, Page } from '@playwright/test';

/** A single input; the point is in CSS pixels of the window. */
export type Gesture =
  | { readonly kind: 'tap'; readonly x: number; readonly y: number }
  | { readonly kind: 'key'; readonly key: string };

/** Duration of a touch, in milliseconds. */
const PRESS_MS = 60;

/** Pause in milliseconds, longer than any measured interaction with its transitions. */
const QUIET_MS = 700;

/** Sends a gesture as trusted input, without the checks that Playwright's `click` makes in the page. */
export async function perform(page: Page, gesture: Gesture): Promise<void> {
  if (gesture.kind === 'key') return page.keyboard.press(gesture.key, { delay: PRESS_MS });
  const session = await page.context().newCDPSession(page);
  const { x, y } = gesture;
  await session.send('Input.dispatchTouchEvent', {
    type: 'touchStart',
    touchPoints: [{ x, y }],
  });
  await page.waitForTimeout(PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await session.detach();
}

/** Waits until the page has settled, and is idle. */
export async function waitUntilIdle(page: Page): Promise<void> {
  await page.waitForTimeout(QUIET_MS);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestIdleCallback(() => resolve(), { timeout: 2000 })),
  );
}

/** Returns a tap on the middle of an element, which is scrolled into view first. */
export async function tapOn(target: Locator): Promise<Gesture> {
  await target.evaluate((element) => {
    const { top, bottom } = element.getBoundingClientRect();
    if (top < 80 || bottom > innerHeight - 110)
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  const box = await target.boundingBox();
  if (!box) throw new Error(`Rien à toucher : ${String(target)}.`);
  return { kind: 'tap', x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
