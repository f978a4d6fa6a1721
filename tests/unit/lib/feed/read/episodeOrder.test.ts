import fc from 'fast-check';
import { type FeedEpisode, newestFirst, publishedBy } from '@/lib/feed/read/episode';
import { forAll } from '@/tests/fixtures/property';

const episode = (guid: string, day: number | null): FeedEpisode => ({
  guid,
  title: guid,
  audioUrl: 'https://a.org/a.mp3',
  imageUrl: null,
  author: null,
  description: '',
  date: day === null ? null : new Date(day * 86_400_000).toISOString(),
  duration: null,
  link: null,
});

const order = (...days: readonly (number | null)[]): string =>
  newestFirst(days.map((day, index) => episode(String(index), day)))
    .map(({ guid }) => guid)
    .join('');

describe('the order of the episodes', () => {
  it('is newest first, whatever the feed’s', () => {
    expect(order(1, 3, 2)).toBe('120');
  });

  it('is the feed’s for the same day', () => {
    expect(order(1, 1, 1)).toBe('012');
  });

  it('leaves an undated episode beside the one above it', () => {
    expect(order(9, null, 5)).toBe('012');
    expect(order(null, 9, 5)).toBe('012');
    expect(order(1, null, 5)).toBe('201');
  });

  it('loses and adds nothing, and dated ones descend', () => {
    const days = fc.array(fc.option(fc.integer({ min: 0, max: 20_000 })));
    forAll(days, (list) => {
      const episodes = list.map((day, index) => episode(String(index), day));
      const sorted = newestFirst(episodes);
      expect(new Set(sorted)).toEqual(new Set(episodes));
      expect(sorted).toHaveLength(episodes.length);
      const dates = sorted.flatMap(({ date }) => date ?? []);
      expect(dates).toEqual([...dates].sort().reverse());
    });
  });
});

it('an episode dated in the future waits for its hour; an undated one does not wait', () => {
  const episodes = [episode('demain', 101), episode('hier', 99), episode('jamais', null)];
  const guids = (day: number): readonly string[] =>
    publishedBy(episodes, day * 86_400_000).map(({ guid }) => guid);
  expect(guids(100)).toEqual(['hier', 'jamais']);
  expect(guids(101)).toEqual(['demain', 'hier', 'jamais']);
});
