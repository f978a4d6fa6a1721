import assert from 'node:assert/strict';
import { until } from '../engines/programs';
import { press, visit } from '../input';
import type { Journey } from '../journey';
import { soundOf, untilAdvancing } from '../sound';

const PROGRESS = '[aria-label="Lecteur audio"] input[type="range"]';

/** In milliseconds: a seek that lasts longer is tried again. */
const MAX_SEEK_MS = 10_000;

/** Presses play, then seeks far beyond the buffered part. */
export const listening: Journey = {
  title: 'the first press of play starts the sound, which continues after a long seek',
  async run(browser, origin) {
    await visit(browser, origin);
    await press(browser, { selector: 'article button[data-episode]' });
    await untilAdvancing(browser);
    const { duration } = await soundOf(browser);
    let pressedAt = 0;
    // WebKitGTK may never end a seek on a busy machine (`seeking` stays true): a listener presses again.
    await until('the sound is at three quarters', async () => {
      const { time, isSeeking } = await soundOf(browser);
      if (!isSeeking && Math.abs(time - duration * 0.75) < 30) return true;
      if (Date.now() - pressedAt > MAX_SEEK_MS) {
        await press(browser, { selector: PROGRESS }, 0.75);
        pressedAt = Date.now();
      }
      return false;
    });
    await untilAdvancing(browser);
    assert.ok((await soundOf(browser)).time > duration * 0.7);
  },
};
