import { distance } from '@/lib/geometry/point';
import { ribbonOf } from '@/lib/geometry/pattern/ribbon';
import { starChords } from '@/lib/geometry/pattern/star';
import { strapwork } from '@/lib/geometry/pattern/strapwork';

const straight = {
  points: [0, 100].map((x) => ({ x, y: 0 })),
  ...{ closed: false, startsUnder: null, endsUnder: null },
};

describe('ribbonOf', () => {
  it('keeps the width of the band from end to end', () => {
    const { left, right } = ribbonOf(straight, { width: 10, gap: 0 });
    expect(left.map(({ y }) => y)).toEqual([-5, -5]);
    expect(right.map(({ y }) => y)).toEqual([5, 5]);
  });

  it('stops short of the strand above it, by half its width and the gap', () => {
    const under = { ...straight, endsUnder: { x: 0, y: 1 } };
    const { left } = ribbonOf(under, { width: 10, gap: 2 });
    expect(left.at(-1)?.x).toBeCloseTo(93);
  });

  it('cuts its end along a strand that crosses at a slant', () => {
    const slanted = { ...straight, endsUnder: { x: 1, y: 1 } };
    const { left, right } = ribbonOf(slanted, { width: 10, gap: 0 });
    const [a, b] = [left.at(-1), right.at(-1)];
    expect(a && b && (b.y - a.y) / (b.x - a.x)).toBeCloseTo(1);
  });

  it('mitres a corner', () => {
    const bent = { ...straight, points: [...straight.points, { x: 100, y: 100 }] };
    const { left, right } = ribbonOf(bent, { width: 10, gap: 0 });
    expect(left[1]).toEqual({ x: 105, y: -5 });
    expect(right[1]).toEqual({ x: 95, y: 5 });
  });
});

it('strapwork cuts a star into as many ribbons as it has crossings', () => {
  expect(strapwork(starChords(8, 3, 100), { width: 4, gap: 1 })).toHaveLength(16);
});

it('strapwork never lets two ribbons overlap at a crossing', () => {
  const ribbons = strapwork(starChords(6, 2, 100), { width: 4, gap: 1 });
  const ends = ribbons.flatMap(({ left, right }) => [left.at(-1), right.at(-1)]);
  for (const end of ends) {
    const touching = ribbons.filter(({ left, right }) =>
      [...left, ...right].some((corner) => end && distance(corner, end) < 0.5),
    );
    expect(touching).toHaveLength(1);
  }
});
