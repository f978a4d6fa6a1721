import assert from 'node:assert/strict';
import type { Browser } from './browser';
import { until } from './engines/programs';

const readSound = (browser: Browser) =>
  browser.evaluate(() => {
    const audio = document.querySelector('audio');
    return {
      time: audio?.currentTime ?? 0,
      duration: audio?.duration ?? 0,
      isSeeking: audio?.seeking ?? false,
      isMarked: audio?.dataset.marked === 'yes',
    };
  });

/** Returns position and duration of the page's `<audio>`, in seconds, and whether it seeks. */
export const soundOf = readSound;

/** Waits until playback has advanced by half a second. */
export async function untilAdvancing(browser: Browser): Promise<void> {
  const { time } = await readSound(browser);
  await until(
    'the sound advances',
    async () => (await readSound(browser)).time > time + 0.5,
    () => browser.evaluate(stateOf),
  );
}

/** In milliseconds: a seek that lasts longer is tried again. */
const MAX_SEEK_MS = 10_000;

/**
 * Seeks by a press until the position is as expected. WebKitGTK may never end a seek on a busy machine (`seeking` stays
 * true): the press is repeated every ten seconds, as a listener would.
 * @param isReached tells whether a position, in seconds, is the expected one
 */
export async function seekBy(
  browser: Browser,
  pressTarget: () => Promise<void>,
  isReached: (time: number) => boolean,
): Promise<void> {
  let pressedAt = 0;
  await until(
    'the sound is at the pressed position',
    async () => {
      const { time, isSeeking } = await readSound(browser);
      if (!isSeeking && pressedAt > 0 && isReached(time)) return true;
      if (Date.now() - pressedAt > MAX_SEEK_MS) {
        await pressTarget();
        pressedAt = Date.now();
      }
      return false;
    },
    () => browser.evaluate(stateOf),
  );
}

/** Marks the `<audio>` element, so that its replacement would be noticed. */
export const mark = (browser: Browser): Promise<void> =>
  browser.evaluate(
    () => void document.querySelector('audio')?.setAttribute('data-marked', 'yes'),
  );

/** Asserts that the marked element is still in the document, and plays. */
export async function assertSameSound(browser: Browser): Promise<void> {
  assert.equal((await readSound(browser)).isMarked, true, 'another element plays');
  await untilAdvancing(browser);
}

/** Describes the element and its bar, for a failure. */
function stateOf(): string {
  const audio = document.querySelector('audio');
  const bar = document.querySelector('[aria-label="Lecteur audio"]')?.textContent ?? 'no bar';
  const { paused, seeking, readyState, currentSrc, error } = audio ?? {};
  return JSON.stringify({
    paused,
    seeking,
    readyState,
    currentSrc,
    error: error?.message,
    bar,
  });
}
