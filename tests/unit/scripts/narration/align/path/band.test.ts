import fc from 'fast-check';
import {
  bandAroundDiagonal,
  bandAroundPath,
  cellsOf,
} from '@/scripts/narration/align/path/band';
import { forAll } from '@/tests/fixtures/forAll';

const length = fc.integer({ min: 1, max: 60 });

it('a band is the whole grid when its reach is the reading’s length', () => {
  forAll([length, length], (recorded, read) => {
    expect(cellsOf(bandAroundDiagonal(recorded, read, read))).toBe(recorded * read);
  });
});

it('a band contains both corners and nothing farther than its reach from the diagonal', () => {
  forAll([fc.integer({ min: 2, max: 60 }), length, length], (recorded, read, reach) => {
    const { low, high } = bandAroundDiagonal(recorded, read, reach);
    expect(low[0]).toBe(0);
    expect(high[recorded - 1]).toBe(read);
    for (let t = 0; t < recorded; t += 1) {
      const line = (t / (recorded - 1)) * (read - 1);
      expect(line - (low[t] ?? 0)).toBeLessThan(reach + 1);
      expect((high[t] ?? 0) - 1 - line).toBeLessThan(reach + 1);
    }
  });
});

it('a band around a path contains all within its reach of the path, also where that jumps back', () => {
  const path = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 });
  forAll([path, fc.integer({ min: 0, max: 5 })], (places, reach) => {
    const { low, high } = bandAroundPath(Float64Array.from(places), 41, reach);
    for (let t = 0; t < places.length; t += 1) {
      for (
        let s = Math.max(0, t - reach);
        s <= Math.min(places.length - 1, t + reach);
        s += 1
      ) {
        expect(places[s]).toBeGreaterThanOrEqual(low[t] ?? Infinity);
        expect(places[s]).toBeLessThan(high[t] ?? 0);
      }
    }
  });
});
