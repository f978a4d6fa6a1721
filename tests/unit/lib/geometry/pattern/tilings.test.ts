import { cross, samePoint } from '@/lib/geometry/point';
import { edgesOf, signedArea } from '@/lib/geometry/polygon';
import { boxOf, tilesWithin } from '@/lib/geometry/pattern/tiling';
import {
  decagonsAndBowTies,
  dodecagonsAndTriangles,
  dodecagonsHexagonsSquares,
  hexagons,
  hexagonsSquaresTriangles,
  octagonsAndSquares,
  squares,
  starsAndCrosses,
} from '@/lib/geometry/pattern/tilings';

const tilings = Object.entries({
  squares: squares(50),
  hexagons: hexagons(40),
  '4.8.8': octagonsAndSquares(40),
  '3.12.12': dodecagonsAndTriangles(30),
  '4.6.12': dodecagonsHexagonsSquares(30),
  '3.4.6.4': hexagonsSquaresTriangles(40),
  'decagons and bow-ties': decagonsAndBowTies(40),
  'stars and crosses': starsAndCrosses(50),
});

const box = { left: -120, top: -90, right: 140, bottom: 160 };

describe.each(tilings)('the tiling %s', (_, tiling) => {
  it('covers the plane exactly: its patch has the area of its period', () => {
    const area = tiling.patch.reduce((sum, polygon) => sum + signedArea(polygon), 0);
    expect(area).toBeCloseTo(Math.abs(cross(tiling.u, tiling.v)), 6);
  });

  it('lists the corners of every polygon in the same direction', () => {
    expect(tiling.patch.every((polygon) => signedArea(polygon) > 0)).toBe(true);
  });

  it('joins every edge to exactly one edge of another polygon, in the opposite direction', () => {
    const edges = tilesWithin(tiling, box).flatMap(edgesOf);
    const inner = edges.filter(
      ({ from, to }) =>
        Math.max(Math.abs(from.x), Math.abs(to.x), Math.abs(from.y), Math.abs(to.y)) < 80,
    );
    expect(inner.length).toBeGreaterThan(0);
    for (const { from, to } of inner) {
      const sameEdges = edges.filter((e) => samePoint(e.from, from) && samePoint(e.to, to));
      const reversedEdges = edges.filter((e) => samePoint(e.from, to) && samePoint(e.to, from));
      expect([sameEdges.length, reversedEdges.length]).toEqual([1, 1]);
    }
  });

  it('fills a box that is far from the origin', () => {
    const farBox = { left: 1000, top: -2400, right: 1200, bottom: -2200 };
    const filled = boxOf(tilesWithin(tiling, farBox).flat());
    expect(filled.left).toBeLessThanOrEqual(farBox.left);
    expect(filled.right).toBeGreaterThanOrEqual(farBox.right);
    expect(filled.top).toBeLessThanOrEqual(farBox.top);
    expect(filled.bottom).toBeGreaterThanOrEqual(farBox.bottom);
  });
});
