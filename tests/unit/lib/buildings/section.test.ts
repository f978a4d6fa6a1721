import fc from 'fast-check';
import { areaOf, sectionOf } from '@/lib/buildings/section/section';
import { bar, boulder, box } from '@/lib/buildings/solids/shapes';

const side = fc.double({ min: 0.5, max: 50, noNaN: true });

describe('The section of a solid', () => {
  it('has the area of the box that it cuts, along each axis', () => {
    fc.assert(
      fc.property(
        side,
        side,
        side,
        fc.double({ min: 0.1, max: 0.9, noNaN: true }),
        (x, y, z, ratio) => {
          const sides = [x, y, z] as const;
          const solid = box([0, 0, 0], sides);
          for (const axis of [0, 1, 2] as const) {
            const loops = sectionOf(solid, { axis, at: ratio * sides[axis] });
            expect(loops).toHaveLength(1);
            expect(areaOf(loops)).toBeCloseTo((x * y * z) / sides[axis], 4);
          }
        },
      ),
    );
  });

  it('is empty beside the solid', () => {
    expect(sectionOf(box([0, 0, 0], [1, 1, 1]), { axis: 1, at: 2 })).toEqual([]);
  });

  it('follows the steps of a profile', () => {
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
    expect(areaOf(sectionOf(solid, { axis: 0, at: 0 }))).toBeCloseTo(6, 3);
    expect(areaOf(sectionOf(solid, { axis: 1, at: 2 }))).toBeCloseTo(5, 3);
  });

  it('approximates a disc through the middle of a ball', () => {
    const ball = boulder([0, 0, 0], (point) => point, { rings: 60, sectors: 120 });
    expect(areaOf(sectionOf(ball, { axis: 1, at: 0 }))).toBeCloseTo(Math.PI, 1);
  });
});
