import type { ReadySearch } from '@/components/search/searchIndex';
import { displayOf } from '@/components/search/resultDisplay';
import { searchItems } from '@/lib/search/searchItems';
import { createSiteSearch } from '@/lib/search/siteSearch';

const rows = (below: string, title: string) => ({
  below,
  rows: Array.from({ length: 50 }, (_, rank) => [title, '', String(rank)] as const),
});
const emptyRows = { below: '/rien', rows: [] };
const items = searchItems(
  {
    things: {
      people: rows('/personnes', 'Khadîja'),
      places: rows('/lieux', 'Khadra'),
      events: emptyRows,
      documents: emptyRows,
      episodes: emptyRows,
      tools: emptyRows,
    },
    spellings: [],
    maps: [],
  },
  null,
);
const readySearch: ReadySearch = {
  items,
  isWhole: true,
  answer: createSiteSearch(items, []).answer,
};
const groupLengths = (query: string, options: Partial<Parameters<typeof displayOf>[2]> = {}) =>
  displayOf(readySearch, query, { isWhole: false, only: null, ...options }).groups.map(
    ({ items }) => items.length,
  );

it('the search shows one to three results of a kind by the query’s length, and forty of a single kind', () => {
  expect(groupLengths('k')).toEqual([1, 1]);
  expect(groupLengths(' kh ')).toEqual([1, 1]);
  expect(groupLengths('kha')).toEqual([2, 2]);
  expect(groupLengths('khad')).toEqual([3, 3]);
  expect(groupLengths('kha', { isWhole: true })).toEqual([40, 40]);
  expect(groupLengths('k', { only: 'places' })).toEqual([40]);
});

it('the search numbers the shown results without a gap, and counts all results', () => {
  const {
    groups,
    items: shown,
    count,
  } = displayOf(readySearch, 'khad', { isWhole: false, only: null });
  expect(groups.map(({ first, count }) => [first, count])).toEqual([
    [0, 50],
    [3, 50],
  ]);
  expect([shown.length, count]).toEqual([6, 100]);
});
