import fc from 'fast-check';
import {
  bandAroundDiagonal,
  bandAroundPath,
  cellsOf,
} from '@/scripts/narration/align/path/band';
import { forAll } from '@/tests/fixtures/runners/property';

const length = fc.integer({ min: 1, max: 60 });

it('a band is the whole grid when its reach is the reading’s length', () => {
  forAll(length, length, (recordedLength, readLength) => {
    expect(cellsOf(bandAroundDiagonal(recordedLength, readLength, readLength))).toBe(
      recordedLength * readLength,
    );
  });
});

it('a band around the diagonal contains both corners, and no cell beyond its reach', () => {
  forAll(
    fc.integer({ min: 2, max: 60 }),
    length,
    length,
    (recordedLength, readLength, reach) => {
      const { low, high } = bandAroundDiagonal(recordedLength, readLength, reach);
      expect(low[0]).toBe(0);
      expect(high[recordedLength - 1]).toBe(readLength);
      for (let t = 0; t < recordedLength; t += 1) {
        const diagonal = (t / (recordedLength - 1)) * (readLength - 1);
        expect(diagonal - (low[t] ?? 0)).toBeLessThan(reach + 1);
        expect((high[t] ?? 0) - 1 - diagonal).toBeLessThan(reach + 1);
      }
    },
  );
});

it('a band around a path contains all cells within its reach, also where the path jumps back', () => {
  const path = fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 1, maxLength: 40 });
  forAll(path, fc.integer({ min: 0, max: 5 }), (positions, reach) => {
    const { low, high } = bandAroundPath(Float64Array.from(positions), 41, reach);
    for (let t = 0; t < positions.length; t += 1) {
      for (
        let s = Math.max(0, t - reach);
        s <= Math.min(positions.length - 1, t + reach);
        s += 1
      ) {
        expect(positions[s]).toBeGreaterThanOrEqual(low[t] ?? Infinity);
        expect(positions[s]).toBeLessThan(high[t] ?? 0);
      }
    }
  });
});
