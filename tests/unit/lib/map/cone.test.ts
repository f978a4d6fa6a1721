import fc from 'fast-check';
import { extentOf, mapProjection } from '@/lib/map/projection';
import { forAll } from '@/tests/fixtures/runners/property';

/** Cone of J. P. Snyder's numerical example (« Map Projections: A Working Manual », p. 295). */
const SNYDER = {
  bounds: { west: -120, east: -70, south: 23, north: 50 },
  width: 1000,
  cone: { parallels: [33, 45], meridian: -96 },
} as const;

describe('the conformal conic projection', () => {
  const { project, invert, kilometresPerPixel } = mapProjection(SNYDER);
  const position = fc.record({
    longitude: fc.double({ min: -125, max: -65, noNaN: true }),
    latitude: fc.double({ min: 20, max: 55, noNaN: true }),
  });

  it('gives the coordinates and the scale of Snyder’s example', () => {
    const origin = project(-96, 23);
    const point = project(-75, 35);
    expect((point.x - origin.x) / (origin.y - point.y)).toBeCloseTo(0.2966785 / 0.2462112, 6);
    expect(kilometresPerPixel(33) / kilometresPerPixel(35)).toBeCloseTo(0.997004, 6);
    expect(kilometresPerPixel(45)).toBeCloseTo(kilometresPerPixel(33), 9);
  });

  it('is inverted to the given position', () => {
    forAll(position, ({ longitude, latitude }) => {
      const { x, y } = project(longitude, latitude);
      const inverse = invert(x, y);
      expect(inverse.longitude).toBeCloseTo(longitude, 8);
      expect(inverse.latitude).toBeCloseTo(latitude, 8);
    });
  });

  it('keeps angles: a small step east and a small step north have the same scale', () => {
    const step = 1e-4;
    const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number =>
      Math.hypot(a.x - b.x, a.y - b.y);
    forAll(position, ({ longitude, latitude }) => {
      const eastStep = distance(
        project(longitude - step, latitude),
        project(longitude + step, latitude),
      );
      const northStep = distance(
        project(longitude, latitude - step),
        project(longitude, latitude + step),
      );
      const parallelRatio = Math.cos((latitude * Math.PI) / 180);
      expect(eastStep / parallelRatio / northStep).toBeCloseTo(1, 5);
    });
  });

  it('puts north and south on the central meridian, west and east midway between its parallels', () => {
    const { width, height } = extentOf(SNYDER);
    expect(project(-96, 50).y).toBeCloseTo(0, 9);
    expect(Math.abs(project(-96, 23).y - height)).toBeLessThanOrEqual(0.5);
    expect(project(-120, 39).x).toBeCloseTo(0, 9);
    expect(project(-70, 39).x).toBeCloseTo(width, 9);
  });
});
