import fc from 'fast-check';
import { boxAround, crosses, overlap } from '@/lib/map/markers/box';
import { layoutMarkers } from '@/lib/map/markers/markerLayout';
import { nameBox } from '@/lib/map/markers/nameBox';
import { neighbour } from '@/lib/map/markers/neighbour';
import { forAll } from '@/tests/fixtures/property';

const STAGE = { left: -1000, top: -1000, right: 2000, bottom: 2000 };
const METRICS = { apart: 30, markerSize: 28, nameHeight: 20, stage: STAGE };

const marker = (id: string, x: number, y: number, nameWidth = 60) => ({ id, x, y, nameWidth });

const markers = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 })), {
    maxLength: 40,
  })
  .map((points) => points.map(([x, y], index) => marker(String(index), x, y)));

describe('The layout of markers', () => {
  it('leaves a marker that stands alone on its anchor, its name below', () => {
    const placement = layoutMarkers([marker('badr', 100, 100)], METRICS).get('badr');
    expect(placement).toEqual({ offset: { x: 0, y: 0 }, nameSide: 'below', leader: 0 });
  });

  it('separates markers at one spot so that each can be pressed', () => {
    const same = ['a', 'b', 'c'].map((id) => marker(id, 50, 50));
    const layout = layoutMarkers(same, METRICS);
    const centres = same.map(({ id, x, y }) => {
      const { offset } = layout.get(id) ?? { offset: { x: 0, y: 0 } };
      return { x: x + offset.x, y: y + offset.y };
    });
    for (const [i, a] of centres.entries()) {
      for (const b of centres.slice(i + 1)) {
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
      }
    }
  });

  it('lays every marker out, the same at every call', () => {
    forAll(markers, (given) => {
      const layout = layoutMarkers(given, METRICS);
      expect([...layout.keys()]).toEqual(given.map(({ id }) => id));
      expect(layoutMarkers(given, METRICS)).toEqual(layout);
    });
  });

  it('keeps a name off the spot of a marker that comes later', () => {
    const layout = layoutMarkers([marker('a', 100, 100), marker('b', 100, 134)], METRICS);
    expect(layout.get('a')?.nameSide).toBe('right');
    expect(layout.get('b')).toMatchObject({ offset: { x: 0, y: 0 }, nameSide: 'below' });
  });

  it('lets the first of a crowd keep its spot, and calls the others out with their names', () => {
    const crowd = Array.from({ length: 8 }, (_, index) => marker(String(index), 200, 200, 90));
    const [first, ...others] = [...layoutMarkers(crowd, METRICS).values()];
    expect(first).toMatchObject({ offset: { x: 0, y: 0 }, nameSide: 'below', leader: 0 });
    for (const { offset, nameSide, leader } of others) {
      const distance = Math.hypot(offset.x, offset.y);
      expect(nameSide).not.toBeNull();
      // The line ends at the edge of the marker that stands on the spot.
      expect(leader).toBeCloseTo(distance - METRICS.markerSize / 2);
      expect(distance).toBeLessThanOrEqual(168);
    }
  });

  it('never lays a name on a marker or on another name', () => {
    forAll(markers, (given) => {
      const layout = layoutMarkers(given, METRICS);
      const pins = given.map(({ id, x, y }) => {
        const { offset } = layout.get(id) ?? { offset: { x: 0, y: 0 } };
        return { x: x + offset.x, y: y + offset.y };
      });
      const names = given.map(({ id, nameWidth }, index) => {
        const side = layout.get(id)?.nameSide;
        const pin = pins[index];
        return side && pin ? nameBox(pin, nameWidth, side, METRICS) : null;
      });
      const taken = [...pins.map((pin) => boxAround(pin, METRICS.markerSize)), ...names];
      for (const [index, name] of names.entries()) {
        const isCovered = taken.some(
          (other, at) =>
            name !== null &&
            other !== null &&
            other !== name &&
            at !== index &&
            overlap(name, other),
        );
        expect(isCovered).toBe(false);
      }
    });
  });

  it('keeps the name of a marker near the edge of the stage in sight', () => {
    const near = [marker('edge', 100, 195), marker('corner', 190, 12, 80)];
    const stage = { left: 0, top: 0, right: 200, bottom: 200 };
    const layout = layoutMarkers(near, { ...METRICS, stage });
    expect(layout.get('edge')?.nameSide).not.toBe('below');
    expect(layout.get('corner')?.nameSide).toBe('left');
  });

  it('spreads a map that is too full to call anything out', () => {
    const full = Array.from({ length: 300 }, (_, index) => marker(String(index), 200, 200));
    const offsets = [...layoutMarkers(full, METRICS).values()].map(({ offset }) => offset);
    expect(new Set(offsets.map(({ x, y }) => `${x} ${y}`)).size).toBe(300);
  });
});

describe('A line', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };

  it('crosses the box that it leads through, in either direction, and ends in', () => {
    expect(crosses({ x: 0, y: 0 }, { x: 30, y: 30 }, box)).toBe(true);
    expect(crosses({ x: 30, y: 30 }, { x: 0, y: 0 }, box)).toBe(true);
    expect(crosses({ x: 0, y: 15 }, { x: 12, y: 15 }, box)).toBe(true);
  });

  it('does not cross a box beside it or beyond its end', () => {
    expect(crosses({ x: 0, y: 0 }, { x: 30, y: 5 }, box)).toBe(false);
    expect(crosses({ x: 0, y: 0 }, { x: 8, y: 8 }, box)).toBe(false);
    expect(crosses({ x: 0, y: 5 }, { x: 30, y: 5 }, box)).toBe(false);
  });
});

describe('The arrow keys', () => {
  const places = [
    { id: 'centre', x: 0, y: 0 },
    { id: 'right', x: 100, y: 20 },
    { id: 'near-right', x: 40, y: -10 },
    { id: 'far-below', x: 500, y: 400 },
  ];
  const [centre] = places;

  it('lead to the nearest place in their quarter', () => {
    if (!centre) throw new Error('unreachable');
    expect(neighbour(places, centre, 'right')?.id).toBe('near-right');
    expect(neighbour(places, centre, 'left')).toBeNull();
  });

  it('lead to the nearest on their side when the quarter is empty', () => {
    if (!centre) throw new Error('unreachable');
    expect(neighbour(places, centre, 'down')?.id).toBe('right');
  });
});
