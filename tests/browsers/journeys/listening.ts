import assert from 'node:assert/strict';
import { until } from '../engines/programs';
import { press, spotOf, visit } from '../input';
import type { Journey } from '../journey';
import { soundOf, untilAdvancing } from '../sound';

const PROGRESS = '[aria-label="Lecteur audio"] input[type="range"]';

/** Presses play, then seeks far beyond the buffered part. */
export const listening: Journey = {
  title: 'the first press plays, and goes on playing after a long seek',
  async run(browser, origin) {
    await visit(browser, origin);
    await press(browser, { selector: 'article button[data-episode]' });
    await untilAdvancing(browser);
    const { duration } = await soundOf(browser);
    const { x, y } = await spotOf(browser, { selector: PROGRESS }, 0.75);
    await browser.perform({
      type: 'pointer',
      id: 'mouse',
      actions: [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    });
    await until('the sound is at three quarters', async () => {
      const { time } = await soundOf(browser);
      return Math.abs(time - duration * 0.75) < 30;
    });
    await untilAdvancing(browser);
    assert.ok((await soundOf(browser)).time > duration * 0.7);
  },
};
