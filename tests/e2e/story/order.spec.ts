import type { Page } from '@playwright/test';
import { expect, it } from '@/tests/e2e/it';
import {
  LEAD,
  MEDINE,
  momentsOf,
  NOTHING,
  storyOn,
  WIDE,
  yearOf,
  type Moment,
} from '@/tests/e2e/story/storyPage';

/** As fast as a browser plays. */
const FASTEST = 16;
const MAP_YEARS = { from: 609, to: 630 };

/** What a frame shows: the words of the bar, the year of the view's slider, how the view says it, and where the sound is. */
interface Frame {
  readonly second: number;
  readonly bar: string;
  readonly year: number | null;
  readonly said: string;
}

it('what is told comes in its order, once each and never before its second, no frame of map or timeline shows two years, and the end of the episode ends it', async ({
  page,
}) => {
  await page.setViewportSize(WIDE);
  const moments = await momentsOf(page, MEDINE);
  const { start, audio, sheet, resume, pause } = storyOn(page);
  await start(MEDINE);
  await expect
    .poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration))
    .toBeGreaterThan(60);
  const length = await audio.evaluate((element: HTMLAudioElement) => element.duration);
  const middle = length / 2;

  await moveTo(page, middle);
  await sheet.getByRole('link', { name: 'Carte' }).click();
  await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
  await resume.click();
  const onMap = await framesOf(page, 0, length / 3);
  await pause();
  expectOrder(onMap, moments, 0, length / 3);
  for (const frame of onMap)
    expectOneYear(frame, moments, (year) =>
      Math.min(MAP_YEARS.to, Math.max(MAP_YEARS.from, year)),
    );

  // Somewhere with a place and a year, so that the bar leads to both.
  await moveTo(page, middle);
  await sheet.getByRole('link', { name: 'Frise' }).click();
  const onTimeline = await framesOf(page, (length * 2) / 3, length);
  await expect(sheet).toHaveCount(0);
  await expect(page.locator('[data-dot][data-told], button[data-told="true"]')).toHaveCount(0);
  expectOrder(onTimeline, moments, (length * 2) / 3, length);
  for (const frame of onTimeline) expectOneYear(frame, moments, (year) => year);
});

const moveTo = (page: Page, second: number): Promise<void> =>
  page.locator('audio').evaluate((element: HTMLAudioElement, to) => {
    element.currentTime = to;
  }, second);

/** Plays a part of the episode, and notes each different thing that a frame shows meanwhile, in order. */
async function framesOf(page: Page, from: number, to: number): Promise<readonly Frame[]> {
  await expect(page.getByRole('slider', { name: 'Année' })).toBeVisible();
  await expect(storyOn(page).sheet).toHaveAttribute('data-following', 'on');
  return page.locator('audio').evaluate(
    async (audio: HTMLAudioElement, [first, last, rate]) => {
      const frames: { second: number; bar: string; year: number | null; said: string }[] = [];
      let seen = '';
      const moved = new Promise((resolve) =>
        audio.addEventListener('seeked', resolve, { once: true }),
      );
      audio.currentTime = first;
      audio.playbackRate = rate;
      await moved;
      await audio.play();
      while (audio.currentTime < last && !audio.ended) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        const bar = document.querySelector('aside[data-following="on"] > p:not([role])');
        const slider = document.querySelector<HTMLInputElement>('input[aria-label="Année"]');
        if (!bar) continue;
        const shown = {
          bar: bar.textContent,
          year: slider ? slider.valueAsNumber : null,
          said: slider?.getAttribute('aria-valuetext') ?? '',
        };
        if (JSON.stringify(shown) === seen) continue;
        seen = JSON.stringify(shown);
        frames.push({ second: audio.currentTime, ...shown });
      }
      return frames;
    },
    [from, to, FASTEST] as const,
  );
}

function expectOrder(
  frames: readonly Frame[],
  all: readonly Moment[],
  from: number,
  to: number,
): void {
  const moments = all.filter(
    ({ start }, rank) => start < to && (all[rank + 1]?.start ?? Infinity) > from,
  );
  const said = frames.filter(
    ({ bar }, rank) => bar !== frames[rank - 1]?.bar && bar !== NOTHING,
  );
  let at = -1;
  for (const { bar, second } of said) {
    const next = moments.findIndex(({ words }, rank) => rank > at && words === bar);
    expect(next, `« ${bar} » after « ${moments[at]?.words ?? ''} »`).toBeGreaterThan(at);
    expect(second, bar).toBeGreaterThanOrEqual((moments[next]?.start ?? Infinity) - LEAD);
    at = next;
  }
  expect(said.length).toBeGreaterThan(moments.length / 3);
}

function expectOneYear(
  { bar, year, said }: Frame,
  moments: readonly Moment[],
  shown: (year: number) => number,
): void {
  const moment = moments.find(({ words }) => words === bar);
  const told = moment ? yearOf(moment) : null;
  if (!moment?.years || told === null) return;
  expect(year, bar).toBe(shown(told));
  const { from, to, words } = moment.years;
  expect(said.startsWith(`${from === to ? told : words}`), `${bar} : ${said}`).toBe(true);
}
