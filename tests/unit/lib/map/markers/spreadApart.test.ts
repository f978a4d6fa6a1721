import fc from 'fast-check';
import { spreadApart } from '@/lib/map/markers/spreadApart';
import { forAll } from '@/tests/fixtures/runners/property';

const APART = 30;
const angle = fc.double({ min: 0, max: 2 * Math.PI, noNaN: true });

/** Returns two points at a distance from each other, in a direction, around the origin. */
const pairAt = (distance: number, direction: number) => {
  const half = {
    x: (Math.cos(direction) * distance) / 2,
    y: (Math.sin(direction) * distance) / 2,
  };
  return [half, { x: -half.x, y: -half.y }] as const;
};

describe('two points', () => {
  it('that are too near move apart along their line, by the same distance each', () => {
    forAll(
      fc.double({ min: 0.02, max: APART - 1, noNaN: true }),
      angle,
      (distance, direction) => {
        const [expectedPoint] = pairAt(APART, direction);
        const [a, b] = spreadApart(pairAt(distance, direction), APART);
        expect(a?.x).toBeCloseTo(expectedPoint.x, 1);
        expect(a?.y).toBeCloseTo(expectedPoint.y, 1);
        expect(b?.x).toBeCloseTo(-expectedPoint.x, 1);
        expect(b?.y).toBeCloseTo(-expectedPoint.y, 1);
      },
    );
  });

  it('that are far enough from each other are not moved', () => {
    forAll(fc.double({ min: APART, max: 200, noNaN: true }), angle, (distance, direction) => {
      const pair = pairAt(distance, direction);
      expect(spreadApart(pair, APART)).toEqual(pair);
    });
  });

  it('at one spot move apart to the minimum distance', () => {
    const spot = { x: 7, y: 7 };
    const [a = spot, b = spot] = spreadApart([spot, spot], APART);
    expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(APART, 1);
  });
});
