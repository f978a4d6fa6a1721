import fc from 'fast-check';
import { boxAround, contains, crosses, overlap } from '@/lib/map/markers/box';
import { layoutMarkers } from '@/lib/map/markers/markerLayout';
import { nameBox } from '@/lib/map/markers/nameBox';
import { neighbour } from '@/lib/map/markers/neighbour';
import { forAll } from '@/tests/fixtures/runners/property';

const STAGE = { left: -1000, top: -1000, right: 2000, bottom: 2000 };
const METRICS = { apart: 30, markerSize: 28, nameHeight: 20, stage: STAGE, controls: [] };

const marker = (id: string, x: number, y: number, nameWidth = 60) => ({ id, x, y, nameWidth });

const coordinate = fc.integer({ min: 0, max: 800 });
const markers = fc
  .uniqueArray(fc.tuple(coordinate, coordinate), { maxLength: 40 })
  .map((points) => points.map(([x, y], index) => marker(String(index), x, y)));

/** Returns the positions of a layout's markers. */
function pinsOf(drawnMarkers: readonly ReturnType<typeof marker>[]) {
  const layout = layoutMarkers(drawnMarkers, METRICS);
  return drawnMarkers.map(({ id, x, y, nameWidth }) => {
    const { offset, nameSide } = layout.get(id) ?? { offset: { x: 0, y: 0 }, nameSide: null };
    const pin = { x: x + offset.x, y: y + offset.y };
    return { pin, name: nameSide && nameBox(pin, nameWidth, nameSide, METRICS) };
  });
}

describe('the layout of markers', () => {
  it('leaves a marker without neighbours on its anchor, with its name below', () => {
    const placement = layoutMarkers([marker('badr', 100, 100)], METRICS).get('badr');
    const undisplaced = { offset: { x: 0, y: 0 }, nameSide: 'below', leader: 0, host: null };
    expect(placement).toEqual(undisplaced);
  });

  it('separates markers at one spot by more than 24 pixels', () => {
    const centres = pinsOf(['a', 'b', 'c'].map((id) => marker(id, 50, 50)));
    for (const [i, { pin: a }] of centres.entries())
      for (const { pin: b } of centres.slice(i + 1))
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(24);
  });

  it('keeps a label off the anchor of a later marker', () => {
    const layout = layoutMarkers([marker('a', 100, 100), marker('b', 100, 134)], METRICS);
    expect(layout.get('a')?.nameSide).toBe('right');
    expect(layout.get('b')).toMatchObject({ offset: { x: 0, y: 0 }, nameSide: 'below' });
  });

  it('leaves the first of a crowd at its anchor, and displaces the others with their labels', () => {
    const sameSpot = Array.from({ length: 8 }, (_, index) =>
      marker(String(index), 200, 200, 90),
    );
    const [firstPlacement, ...displaced] = [...layoutMarkers(sameSpot, METRICS).values()];
    expect(firstPlacement).toMatchObject({
      offset: { x: 0, y: 0 },
      nameSide: 'below',
      leader: 0,
    });
    for (const { offset, nameSide, leader } of displaced) {
      const distance = Math.hypot(offset.x, offset.y);
      expect(nameSide).not.toBeNull();
      // The leader line starts at the edge of the marker on the anchor.
      expect(leader).toBeCloseTo(distance - METRICS.markerSize / 2);
      expect(distance).toBeLessThanOrEqual(168);
    }
  });

  // Directions in twenty-fourths of a turn from the east, except the south, where the other marker's name stands.
  it.each([0, 2, 4, 9, 12, 15, 18, 21])(
    'displaces a marker to its land, which lies at %d',
    (turn) => {
      const shore = Array.from({ length: 24 }, (_, direction) =>
        (direction - turn + 25) % 24 < 3 ? 's' : '0',
      );
      const sameSpot = [
        marker('a', 50, 50, 0),
        { ...marker('b', 50, 50, 20), shore: shore.join('') },
      ];
      const { offset, nameSide } = layoutMarkers(sameSpot, METRICS).get('b') ?? {};
      expect(nameSide).not.toBeNull();
      const angle = Math.atan2(offset?.y ?? 0, offset?.x ?? 0);
      expect(Math.cos(angle - (turn * Math.PI) / 12)).toBeGreaterThan(0.95);
    },
  );

  it('never lays a label on a marker or on another label', () => {
    forAll(markers, (drawnMarkers) => {
      const placed = pinsOf(drawnMarkers);
      for (const [index, { name }] of placed.entries()) {
        const otherPins = placed.filter((_, pinIndex) => pinIndex !== index);
        const occupied = otherPins.flatMap((otherPin) => [
          boxAround(otherPin.pin, METRICS.markerSize),
          otherPin.name,
        ]);
        expect(name && occupied.filter((box) => box && overlap(name, box))).toEqual(name && []);
      }
    });
  });

  it('keeps the label of a marker near the edge of the stage visible', () => {
    const edgeMarkers = [marker('edge', 100, 195), marker('corner', 190, 12, 80)];
    const stage = { left: 0, top: 0, right: 200, bottom: 200 };
    const layout = layoutMarkers(edgeMarkers, { ...METRICS, stage });
    expect(layout.get('edge')?.nameSide).not.toBe('below');
    expect(layout.get('corner')?.nameSide).toBe('left');
  });

  it('keeps markers and their labels away from the buttons of the map', () => {
    const stage = { left: 0, top: 0, right: 400, bottom: 400 };
    const controls = [{ left: 12, right: 56, top: 12, bottom: 152 }];
    const nearMarkers = [marker('beside', 80, 60, 150), marker('under', 30, 100)];
    const layout = layoutMarkers(nearMarkers, { ...METRICS, stage, controls });
    for (const pin of nearMarkers) {
      const { offset, nameSide } = layout.get(pin.id) ?? { offset: pin, nameSide: null };
      const centre = { x: pin.x + offset.x, y: pin.y + offset.y };
      const boxes = [
        boxAround(centre, METRICS.markerSize),
        nameBox(centre, pin.nameWidth, nameSide ?? 'below', METRICS),
      ];
      expect([pin.id, nameSide !== null]).toEqual([pin.id, true]);
      for (const box of boxes)
        expect([pin.id, controls.some((control) => overlap(box, control))]).toEqual([
          pin.id,
          false,
        ]);
    }
  });

  it('gives 300 markers at one spot 300 different offsets', () => {
    const coincident = Array.from({ length: 300 }, (_, index) =>
      marker(String(index), 200, 200),
    );
    const offsets = [...layoutMarkers(coincident, METRICS).values()].map(
      ({ offset }) => offset,
    );
    expect(new Set(offsets.map(({ x, y }) => `${x} ${y}`)).size).toBe(300);
  });
});

describe('a line segment', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };

  it.each([
    ['through the box', [0, 0], [30, 30], true],
    ['through the box, backwards', [30, 30], [0, 0], true],
    ['into the box', [0, 15], [12, 15], true],
    ['beside the box, slanting', [0, 0], [30, 5], false],
    ['towards the box, and ends before', [0, 0], [8, 8], false],
    ['beside the box', [0, 5], [30, 5], false],
  ] as const)('%s from %j to %j crosses the box: %p', (_, from, to, isCrossed) => {
    expect(crosses({ x: from[0], y: from[1] }, { x: to[0], y: to[1] }, box)).toBe(isCrossed);
  });
});

describe('a box', () => {
  const box = { left: 10, right: 20, top: 10, bottom: 20 };

  it.each([
    ['left', 9],
    ['right', 21],
    ['top', 9],
    ['bottom', 21],
  ] as const)(
    'is contained in an equal box, but not once its %s edge is moved out to %d',
    (edge, beyond) => {
      expect(contains(box, box)).toBe(true);
      expect(contains(box, { ...box, [edge]: beyond })).toBe(false);
    },
  );
});

describe('the arrow keys', () => {
  const centre = { id: 'centre', x: 0, y: 0 };
  const places = [
    centre,
    { id: 'right', x: 100, y: 20 },
    { id: 'near-right', x: 40, y: -10 },
    { id: 'far-below', x: 500, y: 400 },
  ];

  it.each([
    ['the nearest place in the quarter turn around their direction', 'right', 'near-right'],
    ['no place where none is on their side', 'left', undefined],
    ['the nearest on their side when the quarter is empty', 'down', 'right'],
  ] as const)('lead to %s: %s leads to %p', (_, side, id) => {
    expect(neighbour(places, centre, side)?.id).toBe(id);
  });

  it.each([
    ['up', 'north'],
    ['left', 'west'],
    ['down', 'diagonal'],
    ['right', 'diagonal'],
  ] as const)('lead %s to the nearest place within a quarter turn: %s', (side, id) => {
    const allAround = [
      ...[centre, { id: 'north', x: 0, y: -50 }, { id: 'west', x: -20, y: -10 }],
      ...[
        { id: 'south', x: 0, y: 60 },
        { id: 'diagonal', x: 30, y: 30 },
      ],
      { id: 'east', x: 45, y: 0 },
    ];
    expect(neighbour(allAround, centre, side)?.id).toBe(id);
  });
});
