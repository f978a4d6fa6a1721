import { loft } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Maps a point of a wall to the plan, from its distance along the wall and out of the outer face, in metres. */
export type WallLine = (position: number, offset: number) => readonly [x: number, z: number];

/** Maps points of a side of an octagon, mitred along the diagonals; `Infinity` stands for an end of the side. */
export const octagonSide =
  (apothem: number, side: number): WallLine =>
  (position, offset) => {
    const limit = (apothem + offset) * Math.tan(Math.PI / 8);
    const [x, z] = [Math.min(limit, Math.max(-limit, position)), apothem + offset];
    const angle = (side * Math.PI) / 4;
    return [
      x * Math.cos(angle) + z * Math.sin(angle),
      z * Math.cos(angle) - x * Math.sin(angle),
    ];
  };

/** Maps points of a circular wall; positions are measured on the outer face, from the front. */
export const circleLine =
  (radius: number): WallLine =>
  (position, offset) => {
    const angle = position / radius;
    return [(radius + offset) * Math.sin(angle), (radius + offset) * Math.cos(angle)];
  };

/** Position along a wall, with the heights of the foot and of the top of the wall, in metres above the floor. */
export type Station = readonly [position: number, bottom: number, top: number];

/** Builds a length of wall between two faces, whose foot and top follow the stations. */
export const wallSegment = (
  line: WallLine,
  [inner, outer]: readonly [number, number],
  stations: readonly Station[],
  look: Look = {},
  isRing = false,
): Solid =>
  loft(
    stations.map(([position, bottom, top]) => {
      const [[x0, z0], [x1, z1]] = [line(position, outer), line(position, inner)];
      return [
        [x0, bottom, z0],
        [x0, top, z0],
        [x1, top, z1],
        [x1, bottom, z1],
      ];
    }),
    look,
    isRing,
  );

/** Returns a line 1.5 cm in front of the face of a wall, so that the face does not hide it. */
export const lineOnWall = (
  line: WallLine,
  points: readonly (readonly [position: number, height: number])[],
  offset = 0.015,
): readonly Vector[] =>
  points.map(([position, height]): Vector => {
    const [x, z] = line(position, offset);
    return [x, height, z];
  });

/** Returns the points of a round arch, from its left springing to its right one. */
export const roundArch = (
  centre: number,
  radius: number,
  springing: number,
  segments = 8,
): readonly (readonly [position: number, height: number])[] =>
  Array.from({ length: segments + 1 }, (_, index) => {
    const angle = Math.PI * (1 - index / segments);
    return [centre + radius * Math.cos(angle), springing + radius * Math.sin(angle)];
  });
