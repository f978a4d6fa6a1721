import fc from 'fast-check';
import { orderEpisodes, type NamedRecord } from '@/lib/episodes/episode';
import type { EpisodeRecord } from '@/lib/episodes/record';
import { loadEpisodes } from '@/lib/server/episodes';
import { parseLongDate, toIsoDay, toTimestamp } from '@/lib/time/longDate';

const WEEK = 7 * 86_400_000;

const record: EpisodeRecord = {
  title: 'Un épisode',
  shortTitle: 'Un épisode',
  duration: '00:05:00',
  summary: 'Un résumé.',
  description: 'Une description.',
  years: { from: 609, to: 630, label: '609–630' },
  periods: [],
  sources: [],
  chapters: [],
};

const named = (slug: string, date?: string): NamedRecord => ({
  slug,
  record: date === undefined ? record : { ...record, date },
});

function timestampOf(date: string | undefined): number {
  const day = parseLongDate(date ?? '');
  if (!day) throw new Error(`${date} is a date.`);
  return toTimestamp(day);
}

describe('orderEpisodes', () => {
  it('puts the newest first and numbers them from 1', () => {
    const ordered = orderEpisodes([
      named('a', 'June 01, 2025'),
      named('b', 'August 10, 2025'),
      named('c', 'December 31, 2024'),
    ]);
    expect(ordered.map(({ id, slug }) => [id, slug])).toEqual([
      [1, 'b'],
      [2, 'a'],
      [3, 'c'],
    ]);
  });

  it('puts those without a date last, and those of one day in the order of their names', () => {
    const ordered = orderEpisodes([
      named('z'),
      named('b', 'June 01, 2025'),
      named('a', 'June 01, 2025'),
      named('y'),
    ]);
    expect(ordered.map(({ slug }) => slug)).toEqual(['a', 'b', 'y', 'z']);
  });

  it('gives the same order whatever the order of the files, and changes nothing given', () => {
    const records = [
      named('a', 'June 01, 2025'),
      named('b', 'June 08, 2025'),
      named('c'),
      named('d', 'June 08, 2025'),
    ];
    fc.assert(
      fc.property(fc.shuffledSubarray(records, { minLength: 4 }), (shuffled) => {
        const before = [...shuffled];
        expect(orderEpisodes(shuffled)).toEqual(orderEpisodes(records));
        expect(shuffled).toEqual(before);
      }),
    );
  });
});

describe('the fixed list', () => {
  const episodes = loadEpisodes();

  it('has twelve episodes, numbered 1 to 12', () => {
    expect(episodes.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
  });

  it('goes from the newest to the oldest', () => {
    const days = episodes.map(({ date }) => timestampOf(date));
    expect(days).toEqual([...days].sort((a, b) => b - a));
  });

  it('opens with the «Hors série», the newest, then the series from 11 down to 1', () => {
    const [first, ...series] = episodes;
    expect(first).toMatchObject({ category: 'Hors série' });
    expect(first?.number).toBeUndefined();
    expect(series.map(({ number }) => number)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(new Set(series.map(({ category }) => category))).toEqual(
      new Set(["La naissance de l'Islam"]),
    );
  });

  it('publishes the series weekly from June 1st, 2025', () => {
    const days = episodes
      .slice(1)
      .reverse()
      .map(({ date }) => timestampOf(date));
    expect(episodes.at(-1)?.date).toBe('June 01, 2025');
    expect(days).toEqual(days.map((_, week) => timestampOf('June 01, 2025') + week * WEEK));
  });

  it('publishes the «Hors série» after the last of the series', () => {
    const [extra, last] = episodes;
    expect(timestampOf(extra?.date)).toBeGreaterThan(timestampOf(last?.date));
    expect(toIsoDay(parseLongDate(last?.date ?? '') ?? { year: 0, month: 1, day: 1 })).toBe(
      '2025-08-10',
    );
  });

  it('has an address of its own for each', () => {
    expect(new Set(episodes.map(({ slug }) => slug)).size).toBe(12);
  });
});
