import { loft } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Places a point of a wall in the plan: how far along the wall, and how far out of its outer face, in metres. */
export type Line = (along: number, out: number) => readonly [x: number, z: number];

/** Places points of an octagon's side, cut at both ends along the diagonals. `Infinity` is an end. */
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

/** Places points of a round wall: `along` is measured on its outer face, from the front. */
export const circleLine =
  (radius: number): Line =>
  (along, out) => {
    const angle = along / radius;
    return [(radius + out) * Math.sin(angle), (radius + out) * Math.cos(angle)];
  };

/** A place along a wall, with where its matter begins and ends there, in metres above the floor. */
export type Station = readonly [along: number, low: number, high: number];

/** Builds a length of wall between two faces, through stations: its foot and its top follow them. */
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

/** Returns a line drawn on a wall, a centimetre and a half out of its face. */
export const drawnOn = (
  line: Line,
  points: readonly (readonly [along: number, height: number])[],
  out = 0.015,
): readonly Vector[] =>
  points.map(([along, height]): Vector => {
    const [x, z] = line(along, out);
    return [x, height, z];
  });

/** Returns the points of a round arch over an opening, from its left springing to its right one. */
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
