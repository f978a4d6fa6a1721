import type { House } from '@/lib/buildings/models/kaba/kabaPlan';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Returns the plan outline of a section of a long wall, outer face first. */
const longWall = (
  { half, thickness }: House,
  side: 1 | -1,
  from: number,
  to: number,
): readonly PlanPoint[] => [
  [from, side * half(from)],
  [to, side * half(to)],
  [to, side * (half(to) - thickness)],
  [from, side * (half(from) - thickness)],
];

/** Returns the plan outline of a short wall, between the two long walls. */
const shortWall = ({ half, thickness }: House, from: number): readonly PlanPoint[] => {
  const [a, b] = [half(from) - thickness, half(from + thickness) - thickness];
  return [
    [from, a],
    [from, -a],
    [from + thickness, -b],
    [from + thickness, b],
  ];
};

/** Builds a section of a course, with the joint above it on both faces and the edges of adjacent openings. */
function wallOf(
  outline: readonly PlanPoint[],
  foot: number,
  top: number,
  look: Look,
  openEnds: readonly boolean[] = [],
): Solid {
  const pointAt = (index: number, y: number): Vector => {
    const [x, z] = outline[index] ?? [0, 0];
    return [x, y, z];
  };
  const joint = (a: number, b: number): readonly Vector[] => [pointAt(a, top), pointAt(b, top)];
  const edges = openEnds.flatMap((hasOpening, index) =>
    hasOpening ? [[pointAt(index, foot), pointAt(index, top)]] : [],
  );
  return prism(outline, foot, top, {
    ...look,
    stroke: 'none',
    details: [joint(0, 1), joint(3, 2), ...edges],
  });
}

/** Builds one course of the four walls, interrupted by the doors. */
function course(
  house: House,
  courseBottom: number,
  courseTop: number,
  look: Look,
): readonly Solid[] {
  const { from, to, thickness, doors } = house;
  const doorLevels = doors
    .flatMap((door) => [door.bottom, door.top])
    .filter((level) => level > courseBottom + 0.001 && level < courseTop - 0.001);
  const levels = [courseBottom, ...new Set(doorLevels), courseTop].toSorted((a, b) => a - b);
  return levels.slice(1).flatMap((top, index) => {
    const foot = levels[index] ?? courseBottom;
    const longWalls = ([1, -1] as const).flatMap((side) => {
      const door = doors.find(
        (opening) =>
          opening.side === side && opening.bottom < top - 0.001 && opening.top > foot + 0.001,
      );
      const spans = door
        ? [
            [from, door.middle - door.width / 2] as const,
            [door.middle + door.width / 2, to] as const,
          ]
        : [[from, to] as const];
      return spans.map(([start, end]) => {
        const outline = longWall(house, side, start, end);
        const ends = [start !== from, end !== to];
        return wallOf(outline, foot, top, look, ends);
      });
    });
    return [
      ...longWalls,
      wallOf(shortWall(house, from), foot, top, look),
      wallOf(shortWall(house, to - thickness), foot, top, look),
    ];
  });
}

/** Builds the walls in courses of equal height, from the ground. */
export function walls(house: House, count: number): readonly (readonly Solid[])[] {
  const height = house.height / count;
  return Array.from({ length: count }, (_, index) =>
    course(house, index * height, (index + 1) * height, { shade: 14 + (index % 3) * 2 }),
  ).map((solids, index) => (index > 0 ? solids : withCorners(solids, house, true)));
}

/** Adds strong lines to the walls: the four corners, the foot and the top of the outer faces. */
function withCorners(
  solids: readonly Solid[],
  house: House,
  hasCrest: boolean,
): readonly Solid[] {
  const { from, to, half, height } = house;
  const corners: readonly PlanPoint[] = [
    [from, half(from)],
    [to, half(to)],
    [to, -half(to)],
    [from, -half(from)],
    [from, half(from)],
  ];
  const outlineAt = (y: number): readonly Vector[] =>
    corners.map(([x, z]): Vector => [x, y, z]);
  const cornerLines = corners.slice(1).map(([x, z]): readonly Vector[] => [
    [x, 0, z],
    [x, height, z],
  ]);
  return solids.map((solid, index) =>
    index > 0
      ? solid
      : { ...solid, outlines: [...(hasCrest ? [outlineAt(height)] : []), ...cornerLines] },
  );
}

/** Builds the dry-stone enclosure in rough courses. */
export function enclosure(house: House): readonly Solid[] {
  const count = 9;
  const courses = Array.from({ length: count }, (_, index) =>
    course(house, (index * house.height) / count, ((index + 1) * house.height) / count, {
      shade: 10 + ((index * 7) % 12),
    }),
  );
  // Leaves out the line along the top: the opening interrupts the top.
  return withCorners(courses.flat(), house, false);
}
