import type { ReadySearch } from '@/components/search/searchIndex';
import { displayOf } from '@/components/search/resultDisplay';
import { searchItems } from '@/lib/search/searchItems';
import { createSiteSearch } from '@/lib/search/siteSearch';

const rows = (below: string, title: string) => ({
  below,
  rows: Array.from({ length: 50 }, (_, rank) => [title, '', String(rank)] as const),
});
const none = { below: '/rien', rows: [] };
const items = searchItems(
  {
    things: {
      people: rows('/personnes', 'Khadîja'),
      places: rows('/lieux', 'Khadra'),
      events: none,
      documents: none,
      episodes: none,
      tools: none,
    },
    spellings: [],
    maps: [],
  },
  null,
);
const ready: ReadySearch = { items, isWhole: true, answer: createSiteSearch(items, []).answer };
const lengths = (typed: string, options: Partial<Parameters<typeof displayOf>[2]> = {}) =>
  displayOf(ready, typed, { isWhole: false, only: null, ...options }).groups.map(
    ({ items }) => items.length,
  );

it('the search shows up to three results of a kind, more with each letter, and forty where a kind is alone', () => {
  expect(lengths('k')).toEqual([1, 1]);
  expect(lengths(' kh ')).toEqual([1, 1]);
  expect(lengths('kha')).toEqual([2, 2]);
  expect(lengths('khad')).toEqual([3, 3]);
  expect(lengths('kha', { isWhole: true })).toEqual([40, 40]);
  expect(lengths('k', { only: 'places' })).toEqual([40]);
});

it('the search numbers the results on display without a gap, and counts the others', () => {
  const {
    groups,
    items: shown,
    count,
  } = displayOf(ready, 'khad', { isWhole: false, only: null });
  expect(groups.map(({ first, count }) => [first, count])).toEqual([
    [0, 50],
    [3, 50],
  ]);
  expect([shown.length, count]).toEqual([6, 100]);
});
