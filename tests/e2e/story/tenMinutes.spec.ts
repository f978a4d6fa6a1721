import { expect, test, type Page } from '@playwright/test';
import {
  HEGIRE,
  MEDINE,
  momentsOf,
  REVELATION,
  storyOn,
  WIDE,
  yearOf,
} from '@/tests/e2e/story/storyPage';

/** As fast as a browser plays. */
const FASTEST = 16;
const TEN_MINUTES = 600;
const MAP_YEARS = { from: 609, to: 630 };

/** What a frame shows: the words of the bar, the year of the view's slider, and how the view says it. */
interface Frame {
  readonly bar: string;
  readonly year: number | null;
  readonly said: string;
}

type View = 'page' | 'carte' | 'frise';

test('dix minutes de récit se disent dans l’ordre, une fois chacune, sans que deux années se voient jamais, et la fin d’un épisode les arrête', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize(WIDE);
  let heard = 0;
  for (const [slug, view] of [
    [REVELATION, 'page'],
    [MEDINE, 'carte'],
    [HEGIRE, 'frise'],
  ] as const) {
    const moments = await momentsOf(page, slug);
    const { start, audio, sheet } = storyOn(page);
    await start(slug);
    await expect
      .poll(() => audio.evaluate((element: HTMLAudioElement) => element.duration))
      .toBeGreaterThan(60);
    await open(page, view);
    await watchFrames(page);
    heard += await audio.evaluate((element: HTMLAudioElement, rate) => {
      element.currentTime = 0;
      element.playbackRate = rate;
      return element.duration;
    }, FASTEST);
    await expect(sheet).toHaveCount(0, { timeout: 90_000 });
    await expect(page.locator('button[data-told="true"], [data-dot][data-told]')).toHaveCount(
      0,
    );
    const frames = await page.evaluate(
      () => Reflect.get(window, 'storyFrames') as readonly Frame[],
    );
    expectOrder(frames, moments);
    for (const frame of frames) expectOneYear(frame, view, moments);
  }
  expect(heard).toBeGreaterThanOrEqual(TEN_MINUTES);
});

/** Goes to a view from the bar, as a reader does, and follows there. */
async function open(page: Page, view: View): Promise<void> {
  if (view === 'page') return;
  const { sheet, audio, resume } = storyOn(page);
  // Somewhere with a place and a year, so that the bar leads to both.
  await audio.evaluate((element: HTMLAudioElement) => {
    element.currentTime = element.duration / 2;
  });
  await sheet.getByRole('link', { name: view === 'carte' ? 'Carte' : 'Frise' }).click();
  if (view === 'carte') {
    await page.getByRole('checkbox', { name: 'Mode chronologie' }).check();
    await resume.click();
  }
  await expect(page.getByRole('slider', { name: 'Année' })).toBeVisible();
  await expect(sheet).toHaveAttribute('data-following', 'on');
}

/** Notes each different thing that a frame shows, in order, from the start of the sound on. */
const watchFrames = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: { bar: string; year: number | null; said: string }[] = [];
    Object.assign(window, { storyFrames: frames });
    document
      .querySelector('audio')
      ?.addEventListener('seeked', () => frames.splice(0), { once: true });
    const look = (): void => {
      const bar = document.querySelector('aside[data-following="on"] > p:not([role])');
      const slider = document.querySelector<HTMLInputElement>('input[aria-label="Année"]');
      if (bar) {
        const frame = {
          bar: bar.textContent,
          year: slider ? slider.valueAsNumber : null,
          said: slider?.getAttribute('aria-valuetext') ?? '',
        };
        if (JSON.stringify(frame) !== JSON.stringify(frames.at(-1))) frames.push(frame);
      }
      requestAnimationFrame(look);
    };
    look();
  });

type Moments = Awaited<ReturnType<typeof momentsOf>>;

function expectOrder(frames: readonly Frame[], moments: Moments): void {
  const words = moments.map((moment) => moment.words);
  const said = frames
    .map(({ bar }) => bar)
    .filter((bar, rank, all) => bar !== all[rank - 1] && bar !== 'Ni lieu ni date');
  let at = -1;
  for (const line of said) {
    const next = words.indexOf(line, at + 1);
    expect(next, `« ${line} » après « ${words[at] ?? ''} »`).toBeGreaterThan(at);
    at = next;
  }
  expect(said.length).toBeGreaterThan(words.length / 3);
}

function expectOneYear({ bar, year, said }: Frame, view: View, moments: Moments): void {
  const moment = moments.find(({ words }) => words === bar);
  const told = moment ? yearOf(moment) : null;
  if (view === 'page' || !moment?.years || told === null) return;
  const shown =
    view === 'carte' ? Math.min(MAP_YEARS.to, Math.max(MAP_YEARS.from, told)) : told;
  expect(year, bar).toBe(shown);
  const { from, to, words } = moment.years;
  expect(said.startsWith(`${from === to ? told : words}`), `${bar} : ${said}`).toBe(true);
}
