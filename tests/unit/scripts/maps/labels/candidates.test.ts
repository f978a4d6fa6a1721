import fc from 'fast-check';
import { lengthOf } from '@/scripts/maps/geography/curve';
import { candidatesAlong } from '@/scripts/maps/labels/candidates';
import { forAll } from '@/tests/fixtures/runners/property';

describe('a curved label of a map', () => {
  it('always reads from left to right', () => {
    const point = fc.record({
      x: fc.integer({ min: 0, max: 400 }),
      y: fc.integer({ min: 0, max: 300 }),
    });
    forAll(fc.array(point, { minLength: 2, maxLength: 5 }), (points) => {
      fc.pre(lengthOf(points) > 50);
      for (const { baseline } of candidatesAlong(points, 40, [0])) {
        expect((baseline.at(-1)?.x ?? 0) - (baseline[0]?.x ?? 0)).toBeGreaterThanOrEqual(-1e-6);
      }
    });
  });
});
