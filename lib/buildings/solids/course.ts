import { loft } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Maps a point of a wall to the plan, from its distance along the wall and out of the outer face, in metres. */
export type Line = (along: number, out: number) => readonly [x: number, z: number];

/** Maps points of a side of an octagon, mitred along the diagonals; `Infinity` stands for an end of the side. */
export const octagonSide =
  (apothem: number, side: number): Line =>
  (along, out) => {
    const most = (apothem + out) * Math.tan(Math.PI / 8);
    const [x, z] = [Math.min(most, Math.max(-most, along)), apothem + out];
    const angle = (side * Math.PI) / 4;
    return [
      x * Math.cos(angle) + z * Math.sin(angle),
      z * Math.cos(angle) - x * Math.sin(angle),
    ];
  };

/** Maps points of a circular wall; `along` is measured on its outer face, from the front. */
export const circleLine =
  (radius: number): Line =>
  (along, out) => {
    const angle = along / radius;
    return [(radius + out) * Math.sin(angle), (radius + out) * Math.cos(angle)];
  };

/** Position along a wall, with the foot and the top of the wall there, in metres above the floor. */
export type Station = readonly [along: number, low: number, high: number];

/** Builds a length of wall between two faces, whose foot and top follow the stations. */
export const course = (
  line: Line,
  [inner, outer]: readonly [number, number],
  stations: readonly Station[],
  look: Look = {},
  isRing = false,
): Solid =>
  loft(
    stations.map(([along, low, high]) => {
      const [[x0, z0], [x1, z1]] = [line(along, outer), line(along, inner)];
      return [
        [x0, low, z0],
        [x0, high, z0],
        [x1, high, z1],
        [x1, low, z1],
      ];
    }),
    look,
    isRing,
  );

/** Returns a line 1.5 cm in front of the face of a wall, so that the face does not hide it. */
export const drawnOn = (
  line: Line,
  points: readonly (readonly [along: number, height: number])[],
  out = 0.015,
): readonly Vector[] =>
  points.map(([along, height]): Vector => {
    const [x, z] = line(along, out);
    return [x, height, z];
  });

/** Returns the points of a round arch, from its left springing to its right one. */
export const archOver = (
  middle: number,
  radius: number,
  springing: number,
  segments = 8,
): readonly (readonly [along: number, height: number])[] =>
  Array.from({ length: segments + 1 }, (_, rank) => {
    const angle = Math.PI * (1 - rank / segments);
    return [middle + radius * Math.cos(angle), springing + radius * Math.sin(angle)];
  });
