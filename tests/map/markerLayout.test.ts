import fc from 'fast-check';
import { layoutMarkers } from '@/lib/map/markerLayout';
import { neighbour } from '@/lib/map/neighbour';

const METRICS = { apart: 30, markerSize: 28, nameHeight: 20 };

const marker = (id: string, x: number, y: number, nameWidth = 60) => ({ id, x, y, nameWidth });

const markers = fc
  .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 800 }), fc.integer({ min: 0, max: 800 })), {
    maxLength: 40,
  })
  .map((points) => points.map(([x, y], index) => marker(String(index), x, y)));

describe('The layout of markers', () => {
  test('leaves a marker that stands alone on its anchor, its name below', () => {
    const placement = layoutMarkers([marker('badr', 100, 100)], METRICS).get('badr');
    expect(placement).toEqual({ offset: { x: 0, y: 0 }, nameSide: 'below' });
  });

  test('separates markers at one spot so that each can be pressed', () => {
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

  test('lays every marker out, the same at every call', () => {
    fc.assert(
      fc.property(markers, (given) => {
        const layout = layoutMarkers(given, METRICS);
        expect([...layout.keys()]).toEqual(given.map(({ id }) => id));
        expect(layoutMarkers(given, METRICS)).toEqual(layout);
      }),
    );
  });

  test('gives the second name another side when the first has taken the room', () => {
    const layout = layoutMarkers([marker('a', 100, 100), marker('b', 100, 134)], METRICS);
    expect(layout.get('a')?.nameSide).not.toBe('below');
    expect(layout.get('b')?.nameSide).toBe('below');
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

  test('lead to the nearest place in their quarter', () => {
    if (!centre) throw new Error('unreachable');
    expect(neighbour(places, centre, 'right')?.id).toBe('near-right');
    expect(neighbour(places, centre, 'left')).toBeNull();
  });

  test('lead to the nearest on their side when the quarter is empty', () => {
    if (!centre) throw new Error('unreachable');
    expect(neighbour(places, centre, 'down')?.id).toBe('right');
  });
});
