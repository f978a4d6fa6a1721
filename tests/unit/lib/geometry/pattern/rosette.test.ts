import fc from 'fast-check';
import { TURN, rotate, samePoint } from '@/lib/geometry/point';
import { centreOf, edgesOf, signedArea } from '@/lib/geometry/polygon';
import { rosetteGrowth, rosettePatch } from '@/lib/geometry/pattern/rosette';
import { sectorOf } from '@/lib/geometry/sector';
import { forAll } from '@/tests/fixtures/runners/property';

const fold = fc.constantFrom(8, 10, 12, 16);

describe('rosettePatch', () => {
  it('fills its border without gap or overlap', () => {
    forAll(fold, fc.integer({ min: 0, max: 3 }), (arms, pairs) => {
      const { polygons, border } = rosettePatch(arms, 40, pairs);
      const filled = polygons.reduce((sum, polygon) => sum + signedArea(polygon), 0);
      expect(filled / signedArea(border)).toBeCloseTo(1, 9);
    });
  });

  it('joins each edge to an edge of another polygon, or to the border', () => {
    const { polygons, border } = rosettePatch(16, 40, 2);
    const edges = polygons.flatMap(edgesOf);
    const openEdges = edges.filter(
      (edge) => !edges.some((e) => samePoint(e.from, edge.to) && samePoint(e.to, edge.from)),
    );
    const borderEdges = edgesOf(border);
    expect(openEdges).toHaveLength(16);
    expect(
      openEdges.every((edge) => borderEdges.some((side) => samePoint(side.from, edge.from))),
    ).toBe(true);
  });

  it('looks the same when it is turned by one arm', () => {
    forAll(fold, (arms) => {
      const centres = rosettePatch(arms, 40, 2).polygons.map(centreOf);
      const turned = centres.map((centre) => rotate(centre, TURN / arms));
      expect(turned.every((a) => centres.some((b) => samePoint(a, b)))).toBe(true);
    });
  });

  it('grows by the announced ratio', () => {
    const { border } = rosettePatch(12, 40, 3, 0.8);
    const radius = Math.max(...border.map(({ x, y }) => Math.hypot(x, y)));
    expect(radius).toBeCloseTo(40 * rosetteGrowth(12, 0.8) ** 3);
  });
});

it('sectorOf keeps as many parts of a symmetric drawing as one arm holds', () => {
  const { polygons } = rosettePatch(16, 40, 2);
  const ringPolygons = polygons.slice(1);
  expect(sectorOf(ringPolygons, centreOf, 16, undefined, 0.05)).toHaveLength(
    ringPolygons.length / 16,
  );
});
