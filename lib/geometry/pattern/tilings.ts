/**
 * Tilings of the site's patterns, by the length of their edge, with a large polygon centred on the origin. Names are
 * vertex configurations (Grünbaum and Shephard, Tilings and Patterns, 1987): 4.8.8 is a square and two octagons around
 * every vertex.
 */
import { ORIGIN, TURN, add, polar, rotate } from '@/lib/geometry/point';
import type { Point } from '@/lib/geometry/point';
import {
  apothem,
  circumradius,
  edgesOf,
  regularPolygon,
  regularPolygonOn,
} from '@/lib/geometry/polygon';
import type { Polygon } from '@/lib/geometry/polygon';
import { starOutline } from './star';
import type { Tiling } from './tiling';

/** Builds a regular polygon around the origin whose first edge faces the angle 0. */
const polygonFacing = (sides: number, edge: number, phase = 0): Polygon =>
  regularPolygon(sides, circumradius(sides, edge), ORIGIN, phase - Math.PI / sides);

/** Builds the regular polygon on the outer side of edge `index`. */
function polygonOutside(polygon: Polygon, index: number, sides: number): Polygon {
  const edge = edgesOf(polygon)[index % polygon.length];
  return edge ? regularPolygonOn(sides, edge.to, edge.from) : [];
}

/** Builds two vectors of equal length with `angle` between them. */
const lattice = (step: number, angle: number, phase = 0): Pick<Tiling, 'u' | 'v'> => ({
  u: polar(step, phase),
  v: polar(step, phase + angle),
});

const SIXTH_TURN = TURN / 6;

export const squares = (edge: number): Tiling => ({
  patch: [polygonFacing(4, edge)],
  ...lattice(edge, TURN / 4),
});

export const hexagons = (edge: number): Tiling => ({
  patch: [polygonFacing(6, edge)],
  ...lattice(2 * apothem(6, edge), SIXTH_TURN),
});

/** Builds the uniform tiling 4.8.8. */
export function octagonsAndSquares(edge: number): Tiling {
  const octagon = polygonFacing(8, edge);
  return {
    patch: [octagon, polygonOutside(octagon, 1, 4)],
    ...lattice(2 * apothem(8, edge), TURN / 4),
  };
}

/** Builds the uniform tiling 3.12.12. */
export function dodecagonsAndTriangles(edge: number): Tiling {
  const dodecagon = polygonFacing(12, edge);
  return {
    patch: [dodecagon, polygonOutside(dodecagon, 1, 3), polygonOutside(dodecagon, 3, 3)],
    ...lattice(2 * apothem(12, edge), SIXTH_TURN),
  };
}

/** Builds the uniform tiling 4.6.12: dodecagons share sides with squares, hexagons lie between them. */
export function dodecagonsHexagonsSquares(edge: number): Tiling {
  const dodecagon = polygonFacing(12, edge);
  const neighbourOf = (index: number, sides: number) => polygonOutside(dodecagon, index, sides);
  return {
    patch: [
      dodecagon,
      neighbourOf(0, 4),
      neighbourOf(2, 4),
      neighbourOf(4, 4),
      neighbourOf(1, 6),
      neighbourOf(3, 6),
    ],
    ...lattice(2 * apothem(12, edge) + edge, SIXTH_TURN),
  };
}

/** Builds the uniform tiling 3.4.6.4: hexagons, a square on each of their sides, triangles at their corners. */
export function hexagonsSquaresTriangles(edge: number): Tiling {
  const hexagon = polygonFacing(6, edge);
  const triangle = (index: number): Polygon => {
    const corner = hexagon[index] ?? ORIGIN;
    return [
      corner,
      ...[index - 1, index].map((face) => polar(edge, face * SIXTH_TURN, corner)),
    ];
  };
  return {
    patch: [
      hexagon,
      ...[0, 1, 2].map((index) => polygonOutside(hexagon, index, 4)),
      ...[1, 2].map(triangle),
    ],
    ...lattice(2 * apothem(6, edge) + edge, SIXTH_TURN),
  };
}

/** Builds the bow-tie of the girih tiles: the gap between four decagons that share their edges. */
function bowTie(decagon: Polygon, u: Point, v: Point): Polygon {
  const corner = (index: number, shift: Point = ORIGIN) => add(decagon[index] ?? ORIGIN, shift);
  return [corner(2), corner(1), corner(4, u), corner(3, u), corner(0, v), corner(9, v)];
}

/** Builds a tiling of decagons that share edges, with bow-ties between them. */
export function decagonsAndBowTies(edge: number): Tiling {
  const decagon = polygonFacing(10, edge);
  const { u, v } = lattice(2 * apothem(10, edge), TURN / 5);
  return { patch: [decagon, bowTie(decagon, u, v)], u, v };
}

/**
 * Builds a tiling of eight-pointed stars that touch at four tips, with crosses between them. Its edges themselves are
 * the pattern: no rays are needed.
 */
export function starsAndCrosses(radius: number): Tiling {
  const star = starOutline(8, 2, radius);
  const centre = { x: radius, y: radius };
  const arm = star.slice(1, 5).reverse();
  const cross = [0, 1, 2, 3].flatMap((turn) =>
    arm.map((corner) => rotate(corner, (turn * TURN) / 4, centre)),
  );
  return { patch: [star, cross], ...lattice(2 * radius, TURN / 4) };
}
