import { valuesOf } from '@/lib/buildings/building';
import type { Piece } from '@/lib/buildings/models/model';
import { modelOf } from '@/lib/buildings/models/models';
import { box } from '@/lib/buildings/solids/shapes';
import { normalOf, vertexAt } from '@/lib/buildings/solids/solid';
import { cross, dot, normalise, type Vector } from '@/lib/buildings/solids/vector';
import { loadContent } from '@/lib/server/content/loadContent';

type FlatPoint = readonly [number, number];

/** Face of a part, in the coordinates of its plane. */
interface Face {
  readonly part: string;
  readonly phases: readonly string[];
  readonly points: readonly FlatPoint[];
}

/** Smallest overlap that flickers, in metres along any axis of the plane. */
const OVERLAP = 0.02;

const STEPS = { normal: 500, offset: 500 } as const;

/** Groups the faces of pieces by plane and side: normals to 0.002, offsets to 2 mm. */
function facesByPlane(
  pieces: readonly Piece[],
  phasesOf: (part: string) => readonly string[],
): ReadonlyMap<string, readonly Face[]> {
  const planes = new Map<string, Face[]>();
  for (const { part, phases = phasesOf(part), solids } of pieces) {
    for (const solid of solids)
      for (const face of solid.faces) {
        const normal = normalOf(solid, face);
        const corners = face.map((rank) => vertexAt(solid, rank));
        const offset = dot(normal, corners[0] ?? [0, 0, 0]);
        const key = [
          ...normal.map((value) => Math.round(value * STEPS.normal)),
          Math.round(offset * STEPS.offset),
        ].join();
        const helperAxis: Vector = Math.abs(normal[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0];
        const u = normalise(cross(helperAxis, normal));
        const v = cross(normal, u);
        const points = corners.map((corner): FlatPoint => [dot(u, corner), dot(v, corner)]);
        const faces = planes.get(key) ?? [];
        planes.set(key, faces);
        // The underside of a solid on the ground is invisible.
        if (normal[1] > -0.9 || -offset > 0.01) faces.push({ part, phases, points });
      }
  }
  return planes;
}

/** Returns the interval of points along a direction. */
function rangeAlong(points: readonly FlatPoint[], [x, y]: FlatPoint): FlatPoint {
  const positions = points.map((point) => point[0] * x + point[1] * y);
  return [Math.min(...positions), Math.max(...positions)];
}

/** Checks whether two convex polygons overlap, by the separating axis theorem. */
function doOverlap(polygon: readonly FlatPoint[], otherPolygon: readonly FlatPoint[]): boolean {
  const directions = [polygon, otherPolygon].flatMap((points) =>
    points.map(([x, y], rank): FlatPoint => {
      const [nextX, nextY] = points[(rank + 1) % points.length] ?? [x, y];
      const length = Math.hypot(nextX - x, nextY - y) || 1;
      return [(nextY - y) / length, (x - nextX) / length];
    }),
  );
  return directions.every((direction) => {
    const [low, high] = rangeAlong(polygon, direction);
    const [otherLow, otherHigh] = rangeAlong(otherPolygon, direction);
    return Math.min(high, otherHigh) - Math.max(low, otherLow) > OVERLAP;
  });
}

/** Returns the key of the same plane seen from its other side. */
const oppositePlane = (plane: string): string =>
  plane
    .split(',')
    .map((value) => 0 - Number(value))
    .join();

/** Lists the pairs of parts with faces of the same side in the same plane that overlap in a phase. */
function overlaps(
  pieces: readonly Piece[],
  phasesOf: (part: string) => readonly string[],
): readonly string[] {
  const pairs = new Set<string>();
  const planes = facesByPlane(pieces, phasesOf);
  for (const [plane, faces] of planes) {
    if (new Set(faces.map(({ part }) => part)).size === 1) continue;
    const oppositeFaces = planes.get(oppositePlane(plane)) ?? [];
    /** Checks whether a solid of the same part touches the face, and hides it. */
    const isHidden = ({ part, points }: Face): boolean =>
      oppositeFaces.some(
        (opposite) => opposite.part === part && doOverlap(opposite.points, points),
      );
    faces.forEach((face, rank) => {
      for (const otherFace of faces.slice(rank + 1))
        if (
          face.part !== otherFace.part &&
          face.phases.some((phase) => otherFace.phases.includes(phase)) &&
          doOverlap(face.points, otherFace.points) &&
          !(isHidden(face) && isHidden(otherFace))
        )
          pairs.add([face.part, otherFace.part].toSorted().join(' and '));
    });
  }
  return [...pairs].toSorted();
}

const { buildings } = loadContent();

it.each(buildings.map((building) => [building.id, building] as const))(
  'no two parts of %s have overlapping faces in one plane, which would flicker',
  (_, building) => {
    const pieces = modelOf(building).pieces(valuesOf(building));
    const phasesOf = (part: string): readonly string[] =>
      building.parts.find(({ id }) => id === part)?.phases ?? [];
    expect(overlaps(pieces, phasesOf)).toEqual([]);
  },
);

describe('two boxes of the same height', () => {
  const piece = (part: string, x: number): Piece => ({
    ...{ part, material: 'stone' },
    solids: [box([x, 0, 0], [x + 2, 1, 2])],
  });

  it('flicker where they overlap in a phase', () => {
    expect(overlaps([piece('wall', 0), piece('tower', 1)], () => ['p1'])).toEqual([
      'tower and wall',
    ]);
  });

  it('do not flicker side by side, nor in different phases', () => {
    expect(overlaps([piece('wall', 0), piece('tower', 2)], () => ['p1'])).toEqual([]);
    expect(overlaps([piece('wall', 0), piece('tower', 1)], (part) => [part])).toEqual([]);
  });
});
