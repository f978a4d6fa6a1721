import fc from 'fast-check';
import type { Extent } from '@/lib/map/extent';
import { percentCoordinates } from '@/lib/map/percent';
import { extentOf, mapProjection } from '@/lib/map/projection';
import { loadMap, mapIds } from '@/lib/server/content/maps';
import { forAll } from '@/tests/fixtures/runners/property';

/** Extent whose Mercator ordinates are known from tables. */
const ARABIA = extentOf({ bounds: { west: 30, east: 58, south: 11, north: 38 }, width: 1500 });
const AROUND_MEDINA = { west: 39.52, east: 39.7, south: 24.38, north: 24.58 };
const MEDINA = extentOf({ bounds: AROUND_MEDINA, width: 1200 });

const between = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const positionOf = ({ bounds }: Extent) =>
  fc.record({
    longitude: between(bounds.west, bounds.east),
    latitude: between(bounds.south, bounds.north),
  });

/** Ids of the maps in Mercator's projection; `cone.test.ts` tests the conic projection. */
const mercatorIds = mapIds().filter((id) => loadMap(id).extent.cone === undefined);

describe.each(mercatorIds)('the projection of %s', (id) => {
  const { extent } = loadMap(id);
  const { project, invert, kilometresPerPixel } = mapProjection(extent);
  const { west, east, south, north } = extent.bounds;

  it('puts the bounds on the edges of the image', () => {
    expect(project(west, north)).toEqual({ x: 0, y: 0 });
    expect(project(east, north).x).toBeCloseTo(extent.width, 9);
    expect(Math.abs(project(west, south).y - extent.height)).toBeLessThanOrEqual(0.5);
  });

  it('is inverted to the given position', () => {
    forAll(positionOf(extent), ({ longitude, latitude }) => {
      const { x, y } = project(longitude, latitude);
      const inverse = invert(x, y);
      expect(inverse.longitude).toBeCloseTo(longitude, 9);
      expect(inverse.latitude).toBeCloseTo(latitude, 9);
    });
  });

  it('sends east to the right and north up', () => {
    forAll(positionOf(extent), ({ longitude, latitude }) => {
      const origin = project(longitude, latitude);
      const east = project(longitude + 0.01, latitude);
      const north = project(longitude, latitude + 0.01);
      expect(east.x).toBeGreaterThan(origin.x);
      expect(east.y).toBe(origin.y);
      expect(north.y).toBeLessThan(origin.y);
      expect(north.x).toBe(origin.x);
    });
  });

  it('keeps angles: a small step east and a small step north have the same scale', () => {
    const step = 1e-4;
    forAll(positionOf(extent), ({ longitude, latitude }) => {
      const eastStep =
        project(longitude + step, latitude).x - project(longitude - step, latitude).x;
      const northStep =
        project(longitude, latitude - step).y - project(longitude, latitude + step).y;
      const parallelRatio = Math.cos((latitude * Math.PI) / 180);
      expect(eastStep / parallelRatio / northStep).toBeCloseTo(1, 5);
    });
  });

  it('measures one degree of latitude as about 111.2 km on the ground', () => {
    const middle = (south + north) / 2;
    const pixels = project(west, middle - 0.005).y - project(west, middle + 0.005).y;
    expect((pixels * kilometresPerPixel(middle)) / 0.01).toBeCloseTo(111.195, 2);
  });
});

describe('percent coordinates', () => {
  it('run from 0 to 100 across the map', () => {
    expect(percentCoordinates(ARABIA, 30, 38)).toEqual([0, 0]);
    const [x, y] = percentCoordinates(ARABIA, 58, 11);
    expect(x).toBe(100);
    expect(Math.abs(y - 100)).toBeLessThan(0.05);
  });

  it('put Mecca where the Mercator tables put it', () => {
    // The Mercator ordinate of a latitude φ is ln tan(45° + φ/2): 0.717988 at 38° N, 0.382922 at 21.4225° N. The 28° of
    // longitude of the map, 0.488692 radians, are 1500 pixels wide; the map is 1611 pixels high.
    const [x, y] = percentCoordinates(ARABIA, 39.8262, 21.4225);
    expect(x).toBeCloseTo(35.09, 2);
    expect(y).toBeCloseTo((((0.717988 - 0.382922) / 0.488692) * 1500 * 100) / 1611, 2);
  });

  it('are rounded to the hundredth', () => {
    forAll(positionOf(MEDINA), ({ longitude, latitude }) => {
      for (const value of percentCoordinates(MEDINA, longitude, latitude))
        expect(Number(value.toFixed(2))).toBe(value);
    });
  });
});

it('an image has the height of its bounds in the projection, to the nearest pixel', () => {
  expect(ARABIA.height).toBe(1611);
  expect(MEDINA.height).toBe(1465);
});
