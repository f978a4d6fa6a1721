import type { Values } from '@/lib/buildings/building';
import { masonry, randomPercent } from '@/lib/buildings/models/mosque/masonry';
import { SEAM } from '@/lib/buildings/models/mosque/mosquePlan';
import type { Opening } from '@/lib/buildings/models/mosque/opening';
import { thatch } from '@/lib/buildings/models/mosque/palms';
import { lineOnWall, type WallLine } from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Solids of the rooms, by material. */
interface Rooms {
  readonly brick: readonly Solid[];
  readonly plaster: readonly Solid[];
  readonly palm: readonly Solid[];
}

/** Thickness of the walls of a room, and width of its openings, in metres: conventional. */
const [WALL_THICKNESS, OPENING_WIDTH] = [0.25, 0.9] as const;

/** Distance between the south-east corner of the first enclosure and the first room, in metres: conventional. */
const FIRST_ROOM_DISTANCE = 1.2;

/** Number of brick rooms; the other rooms are of palm leaves coated with clay. */
const BRICK_ROOMS = 4;

/** Computes the extent of a room along the east wall, in z; room 0 is the southernmost room. */
function roomExtent(index: number, values: Values): readonly [from: number, to: number] {
  const roomWidth = values('chambre-largeur');
  const start = values('longueur-623') / 2 - FIRST_ROOM_DISTANCE - index * (roomWidth + 0.35);
  return [start - roomWidth, start];
}

/** Returns z of the north end of a row of rooms. */
export const rowEnd = (count: number, values: Values): number =>
  roomExtent(count - 1, values)[0];

/** Returns the opening of a room in the east wall of the mosque. */
export function roomOpening(index: number, values: Values): Opening {
  const [from, to] = roomExtent(index, values);
  const middle = (from + to) / 2;
  return {
    ...{ side: 'east', height: values('rideau-hauteur') + 0.1 },
    from: middle - OPENING_WIDTH / 2,
    to: middle + OPENING_WIDTH / 2,
  };
}

/** Builds rooms against the outer face of the east wall. */
export function rooms(indices: readonly number[], values: Values): Rooms {
  const east = values('largeur-623') / 2 + SEAM;
  const line: WallLine = (position, offset) => [east + offset, position];
  const crossLine: (z: number) => WallLine = (z) => (position, offset) => [
    east + position,
    z + offset,
  ];
  const [depth, height] = [values('chambre-profondeur'), values('chambre-hauteur')];
  const builtRooms = indices.map((index) => {
    const [from, to] = roomExtent(index, values);
    const isBrick = index < BRICK_ROOMS;
    const bond = isBrick
      ? { course: values('brique-hauteur'), length: values('brique-longueur'), joints: 12 }
      : { course: height, length: 0.24, joints: 50, shade: 8 + 3 * (index % 3) };
    const wall = (
      wallLine: WallLine,
      [start, end]: readonly [number, number],
      bottom = 0,
    ): Solid =>
      masonry(wallLine, [start, end], WALL_THICKNESS, [bottom, height], {
        ...bond,
        wear: 0.05,
      });
    const middle = (from + to) / 2;
    const eastLine: WallLine = (position, offset) => line(position, depth + offset);
    const opening = roomOpening(index, values);
    const walls = [
      wall(crossLine(from + WALL_THICKNESS), [0, depth - WALL_THICKNESS]),
      wall(crossLine(to), [0, depth - WALL_THICKNESS]),
      wall(eastLine, [from, middle - OPENING_WIDTH / 2]),
      wall(eastLine, [middle + OPENING_WIDTH / 2, to]),
      wall(eastLine, [middle - OPENING_WIDTH / 2, middle + OPENING_WIDTH / 2], opening.height),
    ];
    const roof = thatch(line, {
      ...{ from: from - 0.12, to: to + 0.12, back: 0.02, front: depth + 0.2 },
      ...{ level: height + 0.03, rise: 0.16, leaf: 1.45, layers: 2 },
    });
    const yard = isBrick ? fence(line, [from, to], [depth, values('chambre-cour')], index) : [];
    return { isBrick, walls, palm: [...roof, ...yard] };
  });
  return {
    brick: builtRooms.flatMap(({ isBrick, walls }) => (isBrick ? walls : [])),
    plaster: builtRooms.flatMap(({ isBrick, walls }) => (isBrick ? [] : walls)),
    palm: builtRooms.flatMap(({ palm }) => palm),
  };
}

/** Builds the fence of palm leaves around the court of a room, with a jagged top and an entrance. */
function fence(
  line: WallLine,
  [from, to]: readonly [number, number],
  [depth, yardDepth]: readonly [number, number],
  roomIndex: number,
): readonly Solid[] {
  const height = 1.5;
  const eastLine: WallLine = (position, offset) => line(position, depth + yardDepth + offset);
  const sideLineAt =
    (z: number): WallLine =>
    (position, offset) =>
      line(z + offset, position);
  const fenceRow = (rowLine: WallLine, start: number, end: number): Solid => {
    const count = 2 * Math.round((end - start) / 0.52);
    const tops = Array.from({ length: count + 1 }, (_, index): readonly [number, number] => [
      start + ((end - start) * index) / count,
      height + (index % 2 === 1 ? 0.16 : -0.12) + randomPercent(index, roomIndex) / 700,
    ]);
    const sections = tops.map(([position, top]): readonly Vector[] =>
      (
        [
          [0, 0],
          [-0.04, top],
          [-0.08, 0],
        ] as const
      ).map(([offset, y]): Vector => {
        const [x, z] = rowLine(position, offset);
        return [x, y, z];
      }),
    );
    return loft(sections, {
      ...{ stroke: 'detail', isSmooth: true, shade: 10 + (roomIndex % 3) * 3 },
      details: [0.02, -0.1].flatMap((offset) => [
        lineOnWall(
          rowLine,
          [
            [start, 0.75],
            [end, 0.75],
          ],
          offset,
        ),
        ...tops
          .filter((_, index) => index % 2 === 1)
          .flatMap(([position, top]) => [
            lineOnWall(
              rowLine,
              [
                [position, 0.05],
                [position, top - 0.03],
              ],
              offset,
            ),
            ...[0.55, 1.15].map((y) =>
              lineOnWall(
                rowLine,
                [
                  [position - 0.2, y + 0.3],
                  [position, y],
                  [position + 0.2, y + 0.3],
                ],
                offset,
              ),
            ),
          ]),
      ]),
    });
  };
  const yardSpan = [depth + 0.03, depth + yardDepth - 0.1] as const;
  return [
    fenceRow(eastLine, from, to - 1.1),
    fenceRow(sideLineAt(from + 0.07), ...yardSpan),
    fenceRow(sideLineAt(to), ...yardSpan),
  ];
}
