import assert from 'node:assert/strict';
import { until } from '../engines/programs';
import { visit, type Point } from '../input';
import type { Journey } from '../journey';
import { seekBy, untilAdvancing } from '../sound';
import { PATH } from '@/tests/e2e/episodes/episodePage';
import {
  centreOfWord,
  STARTS,
  wordToTap,
  TEXTS,
  mismatchedWords,
} from '@/tests/e2e/episodes/heardWords';

const WATCHED_FRAMES = 180;

export const words: Journey = {
  title:
    'a click on a word plays from this word, and the heard word is highlighted within a frame',
  async run(browser, origin) {
    await visit(browser, origin + PATH);
    const { text, start, sentence } = wordToTap();
    const positions: Point[] = [];
    await until('the word rests on the page', async () => {
      const position = await browser.evaluate(centreOfWord, { second: sentence, text });
      if (position) positions.push(position);
      const [previousPosition, lastPosition] = positions.slice(-2);
      return (
        lastPosition !== undefined &&
        lastPosition.x === previousPosition?.x &&
        lastPosition.y === previousPosition.y
      );
    });
    const point = positions.at(-1) ?? { x: 0, y: 0 };
    const clickWord = () =>
      browser.perform({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', ...point },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    await seekBy(browser, clickWord, (time) => time >= start - 0.05);
    await untilAdvancing(browser);
    assert.deepEqual(
      await browser.evaluate(mismatchedWords, {
        starts: STARTS,
        texts: TEXTS,
        frames: WATCHED_FRAMES,
      }),
      [],
    );
  },
};
