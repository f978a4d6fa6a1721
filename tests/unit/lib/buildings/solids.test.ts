import fc from 'fast-check';
import { bar, boulder, box, relief } from '@/lib/buildings/solids/shapes';
import { isClosed, volumeOf, type Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

const side = fc.double({ min: 0.1, max: 100, noNaN: true });

describe('A box', () => {
  it('is closed and has the volume of its sides, wherever it stands', () => {
    fc.assert(
      fc.property(side, side, side, side, (width, height, depth, shift) => {
        const solid = box([shift, -shift, 0], [shift + width, height - shift, depth]);
        expect(isClosed(solid)).toBe(true);
        expect(volumeOf(solid)).toBeCloseTo(width * height * depth, 3);
      }),
    );
  });
});

it('a bar is closed and has the volume of its profile', () => {
  const solid = bar(
    [
      [0, 3],
      [1, 3],
      [1, 1],
      [4, 1],
    ],
    [
      [0, 0],
      [1, 0],
      [1, 0],
      [4, 0],
    ],
    [-2, 3],
  );
  expect(isClosed(solid)).toBe(true);
  expect(volumeOf(solid)).toBeCloseTo(5 * (3 + 3), 10);
});

it('a bar is refused with profiles of different lengths above and below', () => {
  expect(() => bar([[0, 1]], [], [0, 1])).toThrow(RangeError);
});

it('a relief is closed and has the volume between its surfaces', () => {
  const xs = [0, 1, 3, 4];
  const zs = [-2, 0, 2];
  const solid = relief({ xs, zs, top: (x) => 2 + x, bottom: () => -1 });
  const flat = relief({ xs, zs, top: (x) => 2 + x, foot: -1 });
  expect([solid, flat].map(isClosed)).toEqual([true, true]);
  expect(volumeOf(solid)).toBeCloseTo(4 * 4 * (3 + 2), 10);
  expect(volumeOf(flat)).toBeCloseTo(4 * 4 * (3 + 2), 10);
});

it('a boulder is closed, and approximates a ball as its rings increase', () => {
  const ball = (rings: number): Solid =>
    boulder([1, 2, 3], ([x, y, z]): Vector => [2 * x, 2 * y, 2 * z], {
      rings,
      sectors: 2 * rings,
    });
  const sphere = (4 / 3) * Math.PI * 8;
  expect(isClosed(ball(6))).toBe(true);
  expect(volumeOf(ball(40)) / sphere).toBeCloseTo(1, 1);
  expect(volumeOf(ball(6))).toBeLessThan(volumeOf(ball(12)));
});

it('a solid with a face missing or turned is not closed', () => {
  const cube = box([0, 0, 0], [1, 1, 1]);
  const [firstFace = [], ...otherFaces] = cube.faces;
  expect(isClosed({ ...cube, faces: otherFaces })).toBe(false);
  expect(isClosed({ ...cube, faces: [firstFace.toReversed(), ...otherFaces] })).toBe(false);
});
