import fc from 'fast-check';
import { imagePoint } from '@/lib/map/camera/framing';
import { boxAround, overlap } from '@/lib/map/markers/box';
import { nameBox } from '@/lib/map/markers/nameBox';
import type { Point } from '@/lib/surface/viewport';
import { nameOnMap } from '@/lib/map/markers/labels';
import { groupsOf, layoutMarkers } from '@/lib/map/markers/markerLayout';
import { pulsingIds } from '@/lib/map/markers/pulsing';
import { landReach, MAX_SHIFT, shoreOf } from '@/lib/map/markers/shore';
import { percentCoordinates } from '@/lib/map/percent';
import { episodesAbout, loadMap, mapIds } from '@/lib/server/content/maps';
import { forAll } from '@/tests/fixtures/runners/property';

const SIZES = { markerSize: 28, nameHeight: 20 };
const STAGE = { left: -1e4, top: -1e4, right: 1e4, bottom: 1e4 };

/** Lays out a map's markers at a scale, for a mouse (30 px apart) or a finger (44 px). */
function laidOut(mapId: string, scale: number, apart: number) {
  const { places, extent } = loadMap(mapId);
  const markers = places
    .toSorted((a, b) => episodesAbout(b.id).length - episodesAbout(a.id).length)
    .map(({ id, name, longitude, latitude, shore }) => {
      const { x, y } = imagePoint(percentCoordinates(extent, longitude, latitude), extent);
      const nameWidth = 16 + 7.2 * nameOnMap(name).length;
      return { id, x: x * scale, y: y * scale, nameWidth, shore };
    });
  const metrics = { apart, ...SIZES, stage: STAGE, controls: [], scale };
  const layout = layoutMarkers(markers, metrics);
  const placedMarkers = markers.map((marker) => {
    const { offset, host } = layout.get(marker.id) ?? { offset: { x: 0, y: 0 }, host: null };
    return { ...marker, host, at: { x: marker.x + offset.x, y: marker.y + offset.y } };
  });
  return { layout, placedMarkers };
}

/** Lists the boxes of the markers and names of a layout, each with the id of its place. */
const boxesOf = ({ layout, placedMarkers }: ReturnType<typeof laidOut>) =>
  placedMarkers
    .filter(({ host }) => host === null)
    .flatMap(({ id, at, nameWidth }) => {
      const side = layout.get(id)?.nameSide ?? null;
      const pin = { id, isName: false, box: boxAround(at, SIZES.markerSize) };
      return side
        ? [pin, { id, isName: true, box: nameBox(at, nameWidth, side, SIZES) }]
        : [pin];
    });

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

const FINE = 30;
const COARSE = 44;
const SCALES = [0.8, 0.9, 1, 1.2, 1.5, 2, 2.5, 3];
const everyView = mapIds().flatMap((id) =>
  SCALES.flatMap((scale) => [FINE, COARSE].map((apart) => [id, scale, apart] as const)),
);

it.each(everyView)(
  'no name overlaps a name or a marker: %s at %d, %d px',
  (id, scale, apart) => {
    const boxes = boxesOf(laidOut(id, scale, apart));
    const clashes = boxes.flatMap((item, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            other.id !== item.id &&
            (other.isName || item.isName) &&
            overlap(item.box, other.box),
        )
        .map((other) => `${item.id} ${other.id}`),
    );
    expect(clashes).toEqual([]);
  },
);

describe('markers without room of their own', () => {
  it.each(everyView)('never stand in the sea: %s at scale %d, %d px', (id, scale, apart) => {
    const { placedMarkers } = laidOut(id, scale, apart);
    for (const { id: place, shore, x, y, at } of placedMarkers) {
      const shift = distance({ x, y }, at);
      const angle = Math.atan2(at.y - y, at.x - x);
      expect([place, shift <= landReach(shore, angle) * scale + 0.01 || shift < 0.01]).toEqual([
        place,
        true,
      ]);
      expect(shift).toBeLessThanOrEqual(MAX_SHIFT * scale + 0.01);
    }
  });

  it.each(everyView)(
    'share a marker only where their own has no room: %s at scale %d, %d px apart',
    (id, scale, apart) => {
      const { placedMarkers } = laidOut(id, scale, apart);
      const pins = placedMarkers.filter(({ host }) => host === null);
      for (const { id: place, host, x, y } of placedMarkers) {
        if (host === null) continue;
        const hasRoom = pins.every(({ at }) => distance(at, { x, y }) >= apart);
        expect([place, hasRoom]).toEqual([place, false]);
        expect(pins.map((pin) => pin.id)).toContain(host);
      }
    },
  );

  it.each(mapIds().flatMap((id) => [FINE, COARSE].map((apart) => [id, apart] as const)))(
    'have a marker each at scale 3: %s, %d px apart',
    (id, apart) => {
      expect([...groupsOf(laidOut(id, 3, apart).layout)]).toEqual([]);
    },
  );

  it('share a marker so that no two shared markers are adjacent', () => {
    for (const [id, scale, apart] of everyView) {
      const { layout, placedMarkers } = laidOut(id, scale, apart);
      const hosts = placedMarkers.filter(({ id: markerId }) => groupsOf(layout).has(markerId));
      for (const a of hosts)
        for (const b of hosts)
          if (a !== b)
            expect([a.id, b.id, distance(a.at, b.at) > 1.5 * apart]).toEqual([
              a.id,
              b.id,
              true,
            ]);
    }
  });

  it('share the marker of the first place in the order of the layout', () => {
    const coincident = ['first', 'second', 'third'].map((id) => ({
      id,
      x: 100,
      y: 100,
      nameWidth: 60,
      shore: '0'.repeat(24),
    }));
    const metrics = { apart: 30, markerSize: 28, nameHeight: 20, stage: STAGE, controls: [] };
    const layout = layoutMarkers(coincident, { ...metrics, scale: 1 });
    expect([...groupsOf(layout)]).toEqual([['first', ['second', 'third']]]);
    expect(layout.get('second')).toMatchObject({ offset: { x: 0, y: 0 }, leader: 0 });
  });
});

describe('the markers that pulse', () => {
  const places = [
    { id: 'la-mecque', year: 613 },
    { id: 'grotte-hira', year: 610 },
    { id: 'badr', year: 624 },
  ];
  const groups = new Map([['la-mecque', ['grotte-hira']]]);

  it.each([
    [null, []],
    [609, []],
    [610, ['grotte-hira', 'la-mecque']],
    [630, ['la-mecque', 'grotte-hira', 'badr']],
  ] as const)('in %s are %j, with the markers that they share', (year, ids) => {
    expect([...pulsingIds(places, groups, year)]).toEqual(ids);
  });
});

describe('the reach of the land', () => {
  const coast = fc.integer({ min: -100, max: 100 });

  it('ends where the sea begins, and is undefined without sea nearby', () => {
    forAll(coast, (west) => {
      const shore = shoreOf({ x: 0, y: 0 }, ({ x }) => x > west);
      expect(landReach(shore, Math.PI)).toBeLessThanOrEqual(Math.max(0, -west));
      if (west < -MAX_SHIFT - 2) expect(shore).toBeUndefined();
      if (west < 0) expect(landReach(shore, 0)).toBe(MAX_SHIFT);
    });
  });
});
