import assert from 'node:assert/strict';
import type { Browser } from './browser';
import { until } from './engines/programs';

const read = (browser: Browser) =>
  browser.evaluate(() => {
    const audio = document.querySelector('audio');
    return {
      time: audio?.currentTime ?? 0,
      duration: audio?.duration ?? 0,
      isMarked: audio?.dataset.marked === 'yes',
    };
  });

/** The seconds at which the one sound of the page is, and those of its whole. */
export const soundOf = read;

/** Waits until the sound has advanced by half a second from where it is now. */
export async function untilAdvancing(browser: Browser): Promise<void> {
  const { time } = await read(browser);
  await until(
    'the sound advances',
    async () => (await read(browser)).time > time + 0.5,
    () => browser.evaluate(stateOf),
  );
}

/** Marks the element that sounds, so that another in its place would be noticed. */
export const mark = (browser: Browser): Promise<void> =>
  browser.evaluate(
    () => void document.querySelector('audio')?.setAttribute('data-marked', 'yes'),
  );

/** Asserts that the element that was marked is the one that is there, and that it plays. */
export async function assertSameSound(browser: Browser): Promise<void> {
  assert.equal((await read(browser)).isMarked, true, 'another element plays');
  await untilAdvancing(browser);
}

/** What the element and its bar say when no sound comes. */
function stateOf(): string {
  const audio = document.querySelector('audio');
  const bar = document.querySelector('[aria-label="Lecteur audio"]')?.textContent ?? 'no bar';
  const { paused, readyState, currentSrc, error } = audio ?? {};
  return JSON.stringify({ paused, readyState, currentSrc, error: error?.message, bar });
}
