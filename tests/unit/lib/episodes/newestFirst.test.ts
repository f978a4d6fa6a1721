import fc from 'fast-check';
import { newestFirst, type NamedRecord, type EpisodeRecord } from '@/lib/episodes/record';
import { listContent } from '@/lib/server/content/records';
import { loadEpisodes } from '@/lib/server/content/episodes';
import { toTimestamp, type CalendarDay } from '@/lib/time/longDate';
import { forAll } from '@/tests/fixtures/runners/property';

const record: EpisodeRecord = {
  title: 'Un épisode',
  shortTitle: 'Un épisode',
  duration: 300,
  summary: 'Un résumé.',
  description: 'Une description.',
  years: { from: 609, to: 630, label: '609–630' },
  periods: [],
  sources: [],
  chapters: [],
  cues: [],
};

const day = (month: number, date: number, year = 2025) => ({ year, month, day: date });

const entry = (slug: string, date?: CalendarDay): NamedRecord => ({
  ...{ slug, record: date === undefined ? record : { ...record, date } },
});

const namesOf = (records: readonly NamedRecord[]) => records.map(({ slug }) => slug);

describe('records', () => {
  it('are ordered newest first', () => {
    const records = [
      entry('a', day(6, 1)),
      entry('b', day(8, 10)),
      entry('c', day(12, 31, 2024)),
    ];
    expect(namesOf(newestFirst(records))).toEqual(['b', 'a', 'c']);
  });

  it('without a date come last, and records of one day are in the order of their slugs', () => {
    const records = [entry('z'), entry('b', day(6, 1)), entry('a', day(6, 1)), entry('y')];
    expect(namesOf(newestFirst(records))).toEqual(['a', 'b', 'y', 'z']);
  });

  it('have the same order whatever the order of the input, which stays unchanged', () => {
    const entries = [entry('a', day(6, 1)), entry('b', day(6, 8)), entry('d', day(6, 8))];
    const records = [...entries, entry('c')];
    forAll(fc.shuffledSubarray(records, { minLength: 4 }), (shuffled) => {
      const original = [...shuffled];
      expect(newestFirst(shuffled)).toEqual(newestFirst(records));
      expect(shuffled).toEqual(original);
    });
  });
});

describe('the list of own episodes', () => {
  const episodes = loadEpisodes();

  it('has every file of content/episodes, with ids from 1', () => {
    expect(episodes.map(({ slug }) => slug).sort()).toEqual([...listContent('episodes')]);
    expect(episodes.map(({ id }) => id)).toEqual(episodes.map((_, index) => index + 1));
  });

  it('is ordered newest first, with undated episodes last', () => {
    const days = episodes.map(({ day: published }) =>
      published === null ? Number.NEGATIVE_INFINITY : toTimestamp(published),
    );
    expect(days).toEqual([...days].sort((a, b) => (a === b ? 0 : b - a)));
  });
});
