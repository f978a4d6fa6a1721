import { expect, test } from '@playwright/test';
import { MEDINE, momentsOf, storyOn } from '@/tests/e2e/story/storyPage';
import { measureCues, type Cue, type HeardCue } from '@/tests/e2e/story/measureCues';
import { percentile } from '@/tests/bench/map/statistics';

/** How much before its second a moment counts as heard, in seconds, and what a clock's rounding adds. */
const LEAD = 0.05;
const ROUNDING = 0.01;

test('à 1×, 1,5× et 2×, ce qui est raconté se dit quand le son y arrive, jamais avant', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { start } = storyOn(page);
  const moments = await momentsOf(page, MEDINE);
  const words = moments.map((moment) => moment.words ?? 'Ni lieu ni date');
  const cues = moments.flatMap(({ start: second }, rank): Cue[] => {
    const before = moments[rank - 1];
    return before && words[rank] !== words[rank - 1]
      ? [{ start: second, after: before.start, words: words[rank] ?? '' }]
      : [];
  });
  await start(MEDINE);
  for (const rate of [1, 1.5, 2]) {
    const heard = await page.evaluate(measureCues, { cues, rate });
    expect(heard.map((cue) => cue.words)).toEqual(cues.map((cue) => cue.words));
    for (const [rank, { second }] of heard.entries())
      expect(second).toBeGreaterThanOrEqual((cues[rank]?.start ?? 0) - LEAD - ROUNDING);
    console.log(latenessWords(rate, heard));
  }
});

/** The machine's speed is said, and never asserted. */
function latenessWords(rate: number, heard: readonly HeardCue[]): string {
  const late = heard.map((cue) => cue.late);
  const at = (percent: number): string => `${percentile(late, percent).toFixed(0)} ms`;
  return `Retard du récit à ${rate}× sur ${late.length} passages : médiane ${at(50)}, p95 ${at(95)}, le plus long ${at(100)}`;
}

/** A small generator, so that a failure can be played again: Numerical Recipes’ constants. */
function* ratios(count: number): Generator<number> {
  let state = 16;
  for (let rank = 0; rank < count; rank += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield state / 2 ** 32;
  }
}

test('après 200 sauts au hasard, ce qui se dit est ce qui se raconte à cette seconde, sans une erreur', async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { start, pause, audio } = storyOn(page);
  const moments = await momentsOf(page, MEDINE);
  await start(MEDINE);
  await pause();
  const length = await audio.evaluate((element: HTMLAudioElement) => element.duration);
  const seconds = [...ratios(200)].map((ratio) => ratio * (length - 1));
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
    return `${second.toFixed(2)} ${moment?.words ?? 'Ni lieu ni date'}`;
  });
  expect(said).toEqual(expected);
  expect(new Set(said.map((line) => line.replace(/^\S+ /, ''))).size).toBeGreaterThan(8);
});
