import fc from 'fast-check';
import { type FeedEpisode, newestFirst, publishedBy } from '@/lib/feed/read/episode';
import { aFeedEpisode } from '@/tests/fixtures/feed/episode';
import { forAll } from '@/tests/fixtures/runners/property';

const episode = (guid: string, day: number | null): FeedEpisode =>
  aFeedEpisode(guid, { date: day === null ? null : new Date(day * 86_400_000).toISOString() });

const order = (...days: readonly (number | null)[]): string =>
  newestFirst(days.map((day, index) => episode(String(index), day)))
    .map(({ guid }) => guid)
    .join('');

it.each([
  ['newest first, whatever the order of the feed', [1, 3, 2], '120'],
  ['that of the feed for episodes of one day', [1, 1, 1], '012'],
  ['after the previous episode for an undated one', [9, null, 5], '012'],
  ['before the next episode for an undated first one', [null, 9, 5], '012'],
  [
    'after the previous episode for an undated one, even when that is moved',
    [1, null, 5],
    '201',
  ],
])('the order of the episodes is %s', (_, days, expected) => {
  expect(order(...days)).toBe(expected);
});

it('the sorted episodes are those of the feed, with descending dates', () => {
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

it('an episode dated in the future is hidden until its hour, and an undated episode is shown', () => {
  const episodes = [episode('demain', 101), episode('hier', 99), episode('jamais', null)];
  const guids = (day: number): readonly string[] =>
    publishedBy(episodes, day * 86_400_000).map(({ guid }) => guid);
  expect(guids(100)).toEqual(['hier', 'jamais']);
  expect(guids(101)).toEqual(['demain', 'hier', 'jamais']);
});
