import assert from 'node:assert/strict';
import { press, visit } from '../input';
import type { Journey } from '../journey';
import { seekBy, soundOf, untilAdvancing } from '../sound';

const PROGRESS = '[aria-label="Lecteur audio"] input[type="range"]';

/** Presses play, then seeks far beyond the buffered part. */
export const listening: Journey = {
  title: 'the first press of play starts the sound, which continues after a long seek',
  async run(browser, origin) {
    await visit(browser, origin);
    await press(browser, { selector: 'article button[data-episode]' });
    await untilAdvancing(browser);
    const { duration } = await soundOf(browser);
    await seekBy(
      browser,
      () => press(browser, { selector: PROGRESS }, 0.75),
      (time) => Math.abs(time - duration * 0.75) < 30,
    );
    await untilAdvancing(browser);
    assert.ok((await soundOf(browser)).time > duration * 0.7);
  },
};
