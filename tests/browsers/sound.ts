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
