import { percentile } from '@/tests/bench/map/statistics';
import { expect, it } from '@/tests/e2e/it';
import { measureCues, type Cue, type HeardCue } from '@/tests/e2e/story/measureCues';
import { LEAD, MEDINE, momentsOf, NOTHING, storyOn } from '@/tests/e2e/story/storyPage';

/** What a clock's rounding adds, in seconds. */
const ROUNDING = 0.01;
const JUMPS = 50;
const CUES = 5;

/** A small generator, so that a failure can be played again: Numerical Recipes’ constants. */
function* ratios(count: number): Generator<number> {
  let state = 16;
  for (let rank = 0; rank < count; rank += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

/** The machine's speed is said, and never asserted. */
function latenessWords(rate: number, heard: readonly HeardCue[]): string {
  const late = heard.map((cue) => cue.late);
  const at = (percent: number): string => `${percentile(late, percent).toFixed(0)} ms`;
  return `Lateness of the story at ${rate}× over ${late.length} passages: median ${at(50)}, longest ${at(100)}`;
}

it('what is told is said when the sound comes to it, never before, at any speed, and at once after any of fifty jumps', async ({
  page,
}) => {
  const { start, pause, audio } = storyOn(page);
  const moments = await momentsOf(page, MEDINE);
  const words = moments.map((moment) => moment.words ?? NOTHING);
  const cues = moments
    .flatMap(({ start: second }, rank): Cue[] => {
      const before = moments[rank - 1];
      return before && words[rank] !== words[rank - 1]
        ? [{ start: second, after: before.start, words: words[rank] ?? '' }]
        : [];
    })
    .slice(0, CUES);
  await start(MEDINE);
  for (const rate of [0.75, 2]) {
    const heard = await page.evaluate(measureCues, { cues, rate });
    expect(heard.map((cue) => cue.words)).toEqual(cues.map((cue) => cue.words));
    for (const [rank, { second }] of heard.entries())
      expect(second).toBeGreaterThanOrEqual((cues[rank]?.start ?? 0) - LEAD - ROUNDING);
    console.log(latenessWords(rate, heard));
  }

  await pause();
  const length = await audio.evaluate((element: HTMLAudioElement) => element.duration);
  const seconds = [...ratios(JUMPS)].map((ratio) => ratio * (length - 1));
  const said = await audio.evaluate(async (element: HTMLAudioElement, all) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    const lines: string[] = [];
    for (const second of all) {
      const moved = new Promise((resolve) =>
        element.addEventListener('seeked', resolve, { once: true }),
      );
      element.currentTime = second;
      await moved;
      await frame();
      const line = document.querySelector('aside[data-following] > p:not([role])');
      lines.push(`${element.currentTime.toFixed(2)} ${line?.textContent ?? ''}`);
    }
    return lines;
  }, seconds);
  const expected = said.map((line) => {
    const second = Number(line.split(' ', 1)[0]);
    const moment = moments.findLast((one) => one.start <= second + LEAD);
    return `${second.toFixed(2)} ${moment?.words ?? NOTHING}`;
  });
  expect(said).toEqual(expected);
  expect(new Set(said.map((line) => line.replace(/^\S+ /, ''))).size).toBeGreaterThan(8);
});
