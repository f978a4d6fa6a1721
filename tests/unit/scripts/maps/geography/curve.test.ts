import {
  containsPoint,
  offset,
  signedDistance,
  smooth,
  stationAt,
} from '@/scripts/maps/geography/curve';

describe('a line of the map', () => {
  const line = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
  ];

  it('passes through its points', () => {
    const points = [...line, { x: 150, y: 80 }];
    const curve = smooth(points);
    for (const { x, y } of points)
      expect(Math.abs(signedDistance(curve, x, y))).toBeLessThan(1e-6);
  });

  it('has its left side on the left of its direction', () => {
    expect(signedDistance(line, 50, -10)).toBeCloseTo(-10);
    expect(signedDistance(line, 50, 10)).toBeCloseTo(10);
    expect(offset(line, 10)[0]).toEqual({ x: 0, y: 10 });
  });

  it('continues straight beyond its ends', () => {
    expect(stationAt(line, 120)).toEqual({ x: 120, y: 0, angle: 0 });
    expect(stationAt(line, -20)).toEqual({ x: -20, y: 0, angle: 0 });
  });
});

it('a closed outline contains the points inside it only', () => {
  const square = [
    { x: 0, y: 0 },
    { x: 10, y: 0 },
    { x: 10, y: 10 },
    { x: 0, y: 10 },
  ];
  expect(containsPoint(square, { x: 5, y: 5 })).toBe(true);
  expect(containsPoint(square, { x: 15, y: 5 })).toBe(false);
  expect(containsPoint(square, { x: 5, y: -1 })).toBe(false);
});
