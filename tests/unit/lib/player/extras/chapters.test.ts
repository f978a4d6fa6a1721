/** @jest-environment node */
import fc from 'fast-check';
import { chapterAt, chapterEnd } from '@/lib/player/extras/chapters';

const chapters = [
  { title: 'Un pays de pierre et de sable', start: 0 },
  { title: 'Nomades et sédentaires', start: 52.748 },
  { title: 'La tribu', start: 103.121 },
];

describe('the chapter heard', () => {
  it.each([
    [0, 0],
    [51, 0],
    [52, 1],
    [102.9, 1],
    [5000, 2],
  ])('at %p s is the one of rank %p', (seconds, rank) => {
    expect(chapterAt(chapters, seconds)).toBe(rank);
  });

  it('is none before the first one, or without any', () => {
    expect(chapterAt([{ title: 'Tard', start: 30 }], 29)).toBe(-1);
    expect(chapterAt([], 10)).toBe(-1);
  });
});

describe('the end of a chapter', () => {
  it('is where the next one begins, and nowhere for the last', () => {
    expect(chapterEnd(chapters, 10)).toBe(52.748);
    expect(chapterEnd(chapters, 52.748)).toBe(103.121);
    expect(chapterEnd(chapters, 200)).toBe(Number.POSITIVE_INFINITY);
    expect(chapterEnd([], 10)).toBe(Number.POSITIVE_INFINITY);
  });

  it('is that of the chapter that is heard, from the whole of its first second', () => {
    expect(chapterEnd(chapters, 52)).toBe(103.121);
    expect(chapterEnd(chapters, 51.9)).toBe(52.748);
  });

  it('is always ahead', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 7200, noNaN: true }), (seconds) => {
        expect(chapterEnd(chapters, seconds)).toBeGreaterThan(seconds);
      }),
    );
  });
});
