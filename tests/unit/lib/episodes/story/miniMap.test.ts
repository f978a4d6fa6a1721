import fc from 'fast-check';
import { MINI_MAP, drawMiniMap } from '@/lib/episodes/story/miniMap';
import type { Extent } from '@/lib/map/extent';
import { extentOf, mapProjection } from '@/lib/map/projection';
import { loadMap, mapIds } from '@/lib/server/content/maps';

const extent = extentOf({ bounds: { west: 30, east: 58, south: 11, north: 38 }, width: 1500 });

const place = (name: string, longitude: number, latitude: number) => ({
  ...{ id: name, name, longitude, latitude },
});
const MECCA = place('La Mecque', 39.8262, 21.4225);
const HIRA = place('Grotte de Hirâ’', 39.859, 21.4577);
const MEDINA = place('Médine', 39.6112, 24.4672);
const SANAA = place('Sanaa', 44.2, 15.35);
const DAMASCUS = place('Damas', 36.3, 33.51);

const isOnMap = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
  x >= 0 && x <= MINI_MAP.width && y >= 0 && y <= MINI_MAP.height;

function expectImageToCover(image: ReturnType<typeof drawMiniMap>['image']): void {
  expect(image.x).toBeLessThanOrEqual(0);
  expect(image.y).toBeLessThanOrEqual(0);
  expect(image.x + image.width).toBeGreaterThanOrEqual(MINI_MAP.width - 0.02);
  expect(image.y + image.height).toBeGreaterThanOrEqual(MINI_MAP.height - 0.02);
}

describe('the small map of some places', () => {
  it('shows every place that fits into its height, and no dot outside the map', () => {
    for (const map of mapIds().map(loadMap)) {
      const placeLists = fc.subarray([...map.record.places], { minLength: 1 });
      fc.assert(
        fc.property(placeLists, (places) => {
          const { image, dots } = drawMiniMap(places, map.extent);
          expectImageToCover(image);
          const { project } = mapProjection(map.extent);
          const xs = places.map(({ longitude, latitude }) => project(longitude, latitude).x);
          if (Math.max(...xs) - Math.min(...xs) < 0.8 * map.extent.height)
            expect(dots.map(({ id }) => id)).toEqual(places.map(({ id }) => id));
          expect(dots.every(isOnMap)).toBe(true);
        }),
        { numRuns: 60 },
      );
    }
  });

  it('puts a dot where its place is on the image', () => {
    const { image, dots } = drawMiniMap([MECCA, MEDINA], extent);
    const [mecca, medina] = dots;
    if (!mecca || !medina) throw new Error('Two dots are expected.');
    // Médine is 3.04 degrees north of La Mecque, almost on its meridian.
    const degree = image.width / (extent.bounds.east - extent.bounds.west);
    expect(Math.abs(mecca.x - medina.x)).toBeLessThan(0.4 * degree);
    expect((mecca.y - medina.y) / degree).toBeCloseTo(3.04 / Math.cos(23 * (Math.PI / 180)), 1);
  });

  it('is closer when the places are near each other', () => {
    const closeMap = drawMiniMap([MECCA, HIRA], extent);
    const wideMap = drawMiniMap([SANAA, DAMASCUS], extent);
    expect(closeMap.image.width).toBeGreaterThan(wideMap.image.width);
  });

  it('labels a place only where the label has room', () => {
    const { dots } = drawMiniMap([MECCA, HIRA], extent);
    expect(dots[0]?.label).not.toBeNull();
    expect(dots[1]?.label).not.toEqual(dots[0]?.label);
    const closePlaces = Array.from({ length: 30 }, (_, index) =>
      place(
        `Un lieu du Hijâz ${index}`,
        39 + (index % 6) / 10,
        21 + Math.floor(index / 6) / 10,
      ),
    );
    const crowdedDots = drawMiniMap(closePlaces, extent).dots;
    expect(crowdedDots.some(({ label }) => label === null)).toBe(true);
  });

  it('is covered by the image of a map that is hardly larger than itself', () => {
    const smallExtent: Extent = { ...extent, width: 100, height: 107 };
    expectImageToCover(drawMiniMap([place('Aksoum', 38.72, 14.13)], smallExtent).image);
  });
});
