import fc from 'fast-check';
import { motif, motifs } from '@/lib/geometry/pattern/hankin';
import { TURN, interpolate, degrees, distance, rotate, samePoint } from '@/lib/geometry/point';
import { edgesOf, regularPolygon } from '@/lib/geometry/polygon';
import type { Segment } from '@/lib/geometry/segment';
import { tilesWithin } from '@/lib/geometry/pattern/tiling';
import { decagonsAndBowTies } from '@/lib/geometry/pattern/tilings';

const fold = fc.integer({ min: 3, max: 20 });

/** Returns an angle above the polygon's limit, so that every ray meets the ray of a next edge. */
const contactAngle = (sides: number, ratio: number): number =>
  degrees(180 / sides) + (degrees(89) - degrees(180 / sides)) * ratio;

const sameSegment = (a: Segment, b: Segment): boolean =>
  (samePoint(a.from, b.from, 1e-4) && samePoint(a.to, b.to, 1e-4)) ||
  (samePoint(a.from, b.to, 1e-4) && samePoint(a.to, b.from, 1e-4));

describe('motif', () => {
  it('keeps the symmetry of the regular polygon, from the middles of its edges', () => {
    const ratio = fc.double({ min: 0.05, max: 0.95, noNaN: true });
    fc.assert(
      fc.property(fold, ratio, (sides, fraction) => {
        const polygon = regularPolygon(sides, 100);
        const middles = edgesOf(polygon).map(({ from, to }) => interpolate(from, to));
        const drawn = motif(polygon, { angle: contactAngle(sides, fraction) });
        expect(drawn).toHaveLength(2 * sides);
        for (const { from, to } of drawn) {
          const turned = { from: rotate(from, TURN / sides), to: rotate(to, TURN / sides) };
          expect(drawn.some((other) => sameSegment(turned, other))).toBe(true);
          expect(middles.some((middle) => samePoint(middle, from, 1e-9))).toBe(true);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('starts every segment at the offset from the middle of an edge', () => {
    const polygon = regularPolygon(8, 100);
    const middles = edgesOf(polygon).map(({ from, to }) => interpolate(from, to));
    for (const { from } of motif(polygon, { angle: degrees(60), offset: 7 })) {
      expect(Math.min(...middles.map((middle) => distance(middle, from)))).toBeCloseTo(7);
    }
  });

  it('draws the star {8/2} in an octagon at 45 degrees', () => {
    const polygon = regularPolygon(8, 100);
    const [tip] = edgesOf(polygon).map(({ from, to }) => interpolate(from, to));
    const midRadius = Math.hypot(tip?.x ?? 0, tip?.y ?? 0);
    const innerRadius = (midRadius * Math.cos(degrees(45))) / Math.cos(degrees(22.5));
    for (const { to } of motif(polygon, { angle: degrees(45) })) {
      expect(Math.hypot(to.x, to.y)).toBeCloseTo(innerRadius);
    }
  });

  it('draws the same segments for both orders of the corners', () => {
    const polygon = regularPolygon(10, 100);
    const segments = motif(polygon, { angle: degrees(54) });
    const reversed = motif(polygon.toReversed(), { angle: degrees(54) });
    expect(
      segments.every((segment) => reversed.some((twin) => sameSegment(segment, twin))),
    ).toBe(true);
  });

  it('crosses the sharp corners of a bow-tie straight from edge to edge', () => {
    const [, bowTie = []] = decagonsAndBowTies(60).patch;
    const middles = edgesOf(bowTie).map(({ from, to }) => interpolate(from, to));
    const straight = motif(bowTie, { angle: degrees(54) }).filter(({ from, to }) =>
      middles.some((a) =>
        middles.some((b) => samePoint(a, from) && samePoint(interpolate(a, b), to)),
      ),
    );
    expect(straight).toHaveLength(8);
  });
});

it('motifs over a tiling continue every ray straight into the next polygon', () => {
  const box = { left: -150, top: -150, right: 150, bottom: 150 };
  const drawn = motifs(tilesWithin(decagonsAndBowTies(40), box), { angle: degrees(60) });
  const inner = drawn.filter(({ from }) => Math.hypot(from.x, from.y) < 90);
  for (const { from, to } of inner) {
    const opposite = { x: 2 * from.x - to.x, y: 2 * from.y - to.y };
    const oppositeAngle = Math.atan2(opposite.y - from.y, opposite.x - from.x);
    const continued = drawn.some((segment) => {
      if (!samePoint(segment.from, from, 1e-6)) return false;
      const turn = Math.atan2(segment.to.y - from.y, segment.to.x - from.x) - oppositeAngle;
      return Math.abs(Math.sin(turn / 2)) < 1e-6;
    });
    expect(continued).toBe(true);
  }
  expect(inner.length).toBeGreaterThan(20);
});
