import fc from 'fast-check';
import { wallSegment, octagonSide } from '@/lib/buildings/solids/course';
import { lathe, loft, shell } from '@/lib/buildings/solids/loft';
import { isClosed, volumeOf } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

const side = fc.double({ min: 0.5, max: 50, noNaN: true });

it('a loft between two rectangles has their volume, whichever way they turn', () => {
  fc.assert(
    fc.property(side, side, side, fc.boolean(), (x, y, z, isTurned) => {
      const ends = [0, z].map((depth): Vector[] => {
        const corners: Vector[] = [
          [0, 0, depth],
          [x, 0, depth],
          [x, y, depth],
          [0, y, depth],
        ];
        return isTurned ? corners.toReversed() : corners;
      });
      const solid = loft(ends);
      expect(isClosed(solid)).toBe(true);
      expect(volumeOf(solid)).toBeCloseTo(x * y * z, 4);
    }),
  );
});

it('a lathed profile approximates the volume of its cylinder', () => {
  const solid = lathe(
    [3, -2],
    [
      [2, 0],
      [2, 5],
    ],
    96,
  );
  expect(isClosed(solid)).toBe(true);
  expect(volumeOf(solid)).toBeCloseTo(Math.PI * 4 * 5, 0);
});

it('a dome is a closed shell, of the volume between its two surfaces', () => {
  const quarterCircle = (radius: number) =>
    Array.from({ length: 25 }, (_, rank): readonly [number, number] => {
      const angle = (Math.PI * rank) / 48;
      return [radius * Math.cos(angle), radius * Math.sin(angle)];
    });
  const solid = shell(quarterCircle(10), quarterCircle(9), 96);
  expect(isClosed(solid)).toBe(true);
  expect(volumeOf(solid) / ((2 / 3) * Math.PI * (1000 - 729))).toBeCloseTo(1, 1);
});

it('eight walls of an octagon meet along its diagonals', () => {
  const walls = [0, 1, 2, 3, 4, 5, 6, 7].map((rank) =>
    wallSegment(
      octagonSide(10, rank),
      [-1, 0],
      [-Infinity, Infinity].map((position) => [position, 0, 3]),
    ),
  );
  const area = 8 * Math.tan(Math.PI / 8) * (100 - 81);
  expect(walls.every(isClosed)).toBe(true);
  expect(walls.reduce((sum, wall) => sum + volumeOf(wall), 0)).toBeCloseTo(3 * area, 4);
});
