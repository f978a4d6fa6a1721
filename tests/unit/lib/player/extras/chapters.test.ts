/** @jest-environment node */
import fc from 'fast-check';
import { chapterAt, chapterEnd } from '@/lib/player/extras/chapters';
import { forAll } from '@/tests/fixtures/runners/property';

const chapters = [
  { title: 'Un pays de pierre et de sable', start: 0 },
  { title: 'Nomades et sédentaires', start: 52.748 },
  { title: 'La tribu', start: 103.121 },
];

it.each([
  [0, 0, 52.748],
  [51.9, 0, 52.748],
  [52, 1, 103.121],
  [52.748, 1, 103.121],
  [102.9, 1, 103.121],
  [103, 2, Infinity],
  [5000, 2, Infinity],
])('at %p s the chapter with index %p plays, until %p s', (seconds, rank, end) => {
  expect(chapterAt(chapters, seconds)).toBe(rank);
  expect(chapterEnd(chapters, seconds)).toBe(end);
});

it('no chapter plays before the first one, or without any', () => {
  expect(chapterAt([{ title: 'Tard', start: 30 }], 29)).toBe(-1);
  expect(chapterAt([], 10)).toBe(-1);
  expect(chapterEnd([], 10)).toBe(Infinity);
});

it('the end of a chapter is always later', () => {
  forAll(fc.double({ min: 0, max: 7200, noNaN: true }), (seconds) => {
    expect(chapterEnd(chapters, seconds)).toBeGreaterThan(seconds);
  });
});
