import type { Browser, PointerAction } from './browser';
import { until } from './engines/programs';

export type Point = { readonly x: number; readonly y: number };

/** An element by its selector and, where given, its accessible name. */
export interface Target {
  readonly selector: string;
  readonly name?: string;
}

/** Keys without a character, by their code points in WebDriver. */
export const KEYS = { Tab: '\uE004', Enter: '\uE006', End: '\uE010', Home: '\uE011' } as const;

/** Opens a page and waits until the page is laid out and hydrated: earlier presses would be replayed later. */
export async function visit(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await until(`${url} has arrived`, () =>
    browser.evaluate(() => document.documentElement.dataset.arriving === undefined),
  );
}

/** Presses an element with the mouse at a ratio of its width, its centre by default, once nothing covers that point. */
export async function press(browser: Browser, target: Target, ratio?: number): Promise<void> {
  const { x, y } = await pointOf(browser, target, ratio);
  await holdMouse(browser, { x, y }, []);
}

/** Returns the point at a ratio of an element's width, once the point is in the window, uncovered and at rest. */
export async function pointOf(
  browser: Browser,
  { selector, name }: Target,
  ratio = 0.5,
): Promise<Point> {
  let foundPoint: Point | null = null;
  await until(`«${name ?? selector}» can be pressed`, async () => {
    const lastPoint: Point | null = foundPoint;
    foundPoint = await browser.evaluate(pressablePoint, selector, name ?? null, ratio);
    // Equal positions in two readings: the page is at rest.
    return foundPoint !== null && foundPoint.x === lastPoint?.x && foundPoint.y === lastPoint.y;
  });
  return foundPoint ?? { x: 0, y: 0 };
}

/** Drags from a point, and rests before the release, so that no inertia follows. */
export async function drag(browser: Browser, { x, y }: Point, offset: Point): Promise<void> {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
    type: 'pointerMove' as const,
    x: Math.round(x + (offset.x * step) / 8),
    y: Math.round(y + (offset.y * step) / 8),
    duration: 30,
  }));
  await holdMouse(browser, { x, y }, [...steps, { type: 'pause', duration: 300 }]);
}

/** Performs a mouse gesture: presses the button at a point, runs actions, then releases. */
const holdMouse = (
  browser: Browser,
  { x, y }: Point,
  actions: readonly PointerAction[],
): Promise<void> =>
  browser.perform({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      ...actions,
      { type: 'pointerUp', button: 0 },
    ],
  });

export const type = (browser: Browser, ...keys: readonly string[]): Promise<void> =>
  browser.perform({
    type: 'key',
    id: 'keyboard',
    actions: keys.flatMap((value) => [
      { type: 'keyDown' as const, value },
      { type: 'keyUp' as const, value },
    ]),
  });

/** Presses Tab until the focused element's name matches. */
export async function tabTo(browser: Browser, name: RegExp): Promise<void> {
  let focused = '';
  for (let presses = 0; presses < 80; presses += 1) {
    await type(browser, KEYS.Tab);
    focused = await browser.evaluate(nameOfFocused);
    if (name.test(focused)) return;
  }
  throw new Error(`Tab does not come to ${String(name)}; it has come to «${focused}».`);
}

/** Waits until the page's text contains words, whatever the white space. */
export const untilShown = (browser: Browser, words: string): Promise<void> =>
  until(
    `«${words}» is read`,
    () =>
      browser.evaluate(
        (text) => document.body.innerText.replace(/\s+/g, '').includes(text),
        words.replace(/\s+/g, ''),
      ),
    () => browser.evaluate(() => document.body.innerText.slice(0, 600)),
  );

function nameOfFocused(): string {
  const focused = document.activeElement;
  const label = focused instanceof HTMLSelectElement ? focused.labels[0]?.textContent : null;
  return (focused?.getAttribute('aria-label') ?? label ?? focused?.textContent ?? '').trim();
}

function pressablePoint(selector: string, name: string | null, ratio: number): Point | null {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (candidate) =>
      candidate.checkVisibility() && (name === null || nameOf(candidate).startsWith(name)),
  );
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const point = { x: Math.round(x + width * ratio), y: Math.round(y + height / 2) };
  const topElement = document.elementFromPoint(point.x, point.y);
  return element.contains(topElement) || topElement?.contains(element) ? point : null;
}
