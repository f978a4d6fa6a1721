import fc from 'fast-check';
import { countLabel } from '@/lib/episodes/list/countLabel';
import { PAGE_SIZE, pageNumbers, pageOf } from '@/lib/episodes/list/pages';
import { forAll } from '@/tests/fixtures/runners/property';

const list = (length: number) => Array.from({ length }, (_, index) => index);

describe('a page of a list', () => {
  it('has 24 episodes, and the last page the remaining ones', () => {
    expect(pageOf(list(50), 1).items).toHaveLength(PAGE_SIZE);
    expect(pageOf(list(50), 3)).toEqual({ items: [48, 49], number: 3, count: 3, total: 50 });
  });

  it('is the last page for a larger number', () => {
    expect(pageOf(list(50), 999)).toEqual(pageOf(list(50), 3));
  });

  it('is a single empty page without episodes', () => {
    expect(pageOf([], 4)).toEqual({ items: [], number: 1, count: 1, total: 0 });
  });

  it('has, together with the other pages, each item once and in order', () => {
    forAll(fc.nat(200), (length) => {
      const items = list(length);
      const { count } = pageOf(items, 1);
      expect(list(count).flatMap((page) => pageOf(items, page + 1).items)).toEqual(items);
    });
  });
});

describe('the numbers of the pagination', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 9, [1, 2, null, 9]],
    [4, 9, [1, 2, 3, 4, 5, null, 9]],
    [5, 9, [1, null, 4, 5, 6, null, 9]],
    [9, 9, [1, null, 8, 9]],
  ])('at page %p of %p are %p', (page, count, expected) => {
    expect(pageNumbers(page, count)).toEqual(expected);
  });

  it('are at most seven, ascend, and include the current, the first and the last page', () => {
    const positions = fc
      .integer({ min: 1, max: 300 })
      .chain((count) => fc.tuple(fc.integer({ min: 1, max: count }), fc.constant(count)));
    forAll(positions, ([page, count]) => {
      const pagination = pageNumbers(page, count);
      const numbers = pagination.filter((number) => number !== null);
      expect(pagination.length).toBeLessThanOrEqual(7);
      expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b));
      expect(numbers).toEqual(expect.arrayContaining([1, page, count]));
    });
  });
});

it.each([
  [0, 1, 1, 'Aucun épisode'],
  [1, 1, 1, '1 épisode'],
  [12, 1, 1, '12 épisodes'],
  [5012, 2, 209, '5 012 épisodes, page 2 sur 209'],
])('the count of %p on page %p of %p is written «%4$s»', (total, number, count, expected) => {
  expect(countLabel({ total, number, count }).replace(/\s/g, ' ')).toBe(expected);
});
