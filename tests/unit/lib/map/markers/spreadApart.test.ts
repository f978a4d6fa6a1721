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
  it('that are too near part along their own line, each by the same distance', () => {
    forAll(
      fc.double({ min: 0.02, max: APART - 1, noNaN: true }),
      angle,
      (distance, direction) => {
        const [wanted] = pairAt(APART, direction);
        const [one, other] = spreadApart(pairAt(distance, direction), APART);
        expect(one?.x).toBeCloseTo(wanted.x, 1);
        expect(one?.y).toBeCloseTo(wanted.y, 1);
        expect(other?.x).toBeCloseTo(-wanted.x, 1);
        expect(other?.y).toBeCloseTo(-wanted.y, 1);
      },
    );
  });

  it('that are far enough from each other stay where they are', () => {
    forAll(fc.double({ min: APART, max: 200, noNaN: true }), angle, (distance, direction) => {
      const pair = pairAt(distance, direction);
      expect(spreadApart(pair, APART)).toEqual(pair);
    });
  });

  it('at one spot part in a fixed direction', () => {
    const spot = { x: 7, y: 7 };
    const [one = spot, other = spot] = spreadApart([spot, spot], APART);
    expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeCloseTo(APART, 1);
  });
});
