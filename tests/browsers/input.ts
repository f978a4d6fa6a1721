import type { Browser, PointerAction } from './browser';
import { until } from './engines/programs';

export type Spot = { readonly x: number; readonly y: number };

/** An element by its selector and, where given, its accessible name. */
export interface Target {
  readonly selector: string;
  readonly name?: string;
}

/** Keys without a character, by their code points in WebDriver. */
export const KEYS = { Tab: '\uE004', Enter: '\uE006', End: '\uE010', Home: '\uE011' } as const;

/** Opens a page and waits until it is laid out and hydrated: earlier presses would be replayed later. */
export async function visit(browser: Browser, url: string): Promise<void> {
  await browser.open(url);
  await until(`${url} has arrived`, () =>
    browser.evaluate(() => document.documentElement.dataset.arriving === undefined),
  );
}

/** Presses an element with the mouse at a ratio of its width, its centre by default, once nothing covers that point. */
export async function press(browser: Browser, target: Target, ratio?: number): Promise<void> {
  const { x, y } = await spotOf(browser, target, ratio);
  await holdMouse(browser, { x, y }, []);
}

/** Returns the point at a ratio of an element's width, once it is in the window, uncovered and at rest. */
export async function spotOf(
  browser: Browser,
  { selector, name }: Target,
  ratio = 0.5,
): Promise<Spot> {
  let found: Spot | null = null;
  await until(`«${name ?? selector}» can be pressed`, async () => {
    const last: Spot | null = found;
    found = await browser.evaluate(reach, selector, name ?? null, ratio);
    // Equal positions in two readings: the page is at rest.
    return found !== null && found.x === last?.x && found.y === last.y;
  });
  return found ?? { x: 0, y: 0 };
}

/** Drags from a spot, rests before the release, so that no glide follows. */
export async function drag(browser: Browser, { x, y }: Spot, by: Spot): Promise<void> {
  const steps = [1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({
    type: 'pointerMove' as const,
    x: Math.round(x + (by.x * step) / 8),
    y: Math.round(y + (by.y * step) / 8),
    duration: 30,
  }));
  await holdMouse(browser, { x, y }, [...steps, { type: 'pause', duration: 300 }]);
}

/** Performs a mouse gesture: presses the button at a spot, runs actions, then releases. */
const holdMouse = (
  browser: Browser,
  { x, y }: Spot,
  held: readonly PointerAction[],
): Promise<void> =>
  browser.perform({
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      ...held,
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
  for (let times = 0; times < 80; times += 1) {
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

function reach(selector: string, name: string | null, ratio: number): Spot | null {
  const nameOf = (element: Element): string =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  const element = [...document.querySelectorAll(selector)].find(
    (one) => one.checkVisibility() && (name === null || nameOf(one).startsWith(name)),
  );
  if (!element || element.matches(':disabled')) return null;
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { x, y, width, height } = element.getBoundingClientRect();
  const spot = { x: Math.round(x + width * ratio), y: Math.round(y + height / 2) };
  const topElement = document.elementFromPoint(spot.x, spot.y);
  return element.contains(topElement) || topElement?.contains(element) ? spot : null;
}
