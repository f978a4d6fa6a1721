import type { Values } from '@/lib/buildings/building';
import { masonry, randomPercent } from '@/lib/buildings/models/mosque/masonry';
import { SEAM } from '@/lib/buildings/models/mosque/mosquePlan';
import type { Opening } from '@/lib/buildings/models/mosque/opening';
import { thatch } from '@/lib/buildings/models/mosque/palms';
import { drawnOn, type Line } from '@/lib/buildings/solids/course';
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
const [THICK, WIDE] = [0.25, 0.9] as const;

/** Distance between the south-east corner of the first enclosure and the first room, in metres: conventional. */
const FIRST = 1.2;

/** Number of brick rooms; the other rooms are of palm leaves coated with clay. */
const BRICK = 4;

/** Computes the extent of a room along the east wall, in z; the room of rank 0 is the southernmost room. */
function placeOf(rank: number, values: Values): readonly [from: number, to: number] {
  const wide = values('chambre-largeur');
  const start = values('longueur-623') / 2 - FIRST - rank * (wide + 0.35);
  return [start - wide, start];
}

/** Returns z of the north end of a row of rooms. */
export const rowEnd = (count: number, values: Values): number => placeOf(count - 1, values)[0];

/** Returns the opening of a room in the east wall of the mosque. */
export function roomOpening(rank: number, values: Values): Opening {
  const [from, to] = placeOf(rank, values);
  const middle = (from + to) / 2;
  return {
    ...{ side: 'east', high: values('rideau-hauteur') + 0.1 },
    from: middle - WIDE / 2,
    to: middle + WIDE / 2,
  };
}

/** Builds rooms against the outer face of the east wall. */
export function rooms(ranks: readonly number[], values: Values): Rooms {
  const east = values('largeur-623') / 2 + SEAM;
  const line: Line = (along, out) => [east + out, along];
  const crossLine: (z: number) => Line = (z) => (along, out) => [east + along, z + out];
  const [deep, high] = [values('chambre-profondeur'), values('chambre-hauteur')];
  const drawn = ranks.map((rank) => {
    const [from, to] = placeOf(rank, values);
    const isBrick = rank < BRICK;
    const bond = isBrick
      ? { course: values('brique-hauteur'), length: values('brique-longueur'), joints: 12 }
      : { course: high, length: 0.24, joints: 50, shade: 8 + 3 * (rank % 3) };
    const wall = (wallLine: Line, [start, end]: readonly [number, number], low = 0): Solid =>
      masonry(wallLine, [start, end], THICK, [low, high], { ...bond, wear: 0.05 });
    const middle = (from + to) / 2;
    const eastLine: Line = (along, out) => line(along, deep + out);
    const opening = roomOpening(rank, values);
    const walls = [
      wall(crossLine(from + THICK), [0, deep - THICK]),
      wall(crossLine(to), [0, deep - THICK]),
      wall(eastLine, [from, middle - WIDE / 2]),
      wall(eastLine, [middle + WIDE / 2, to]),
      wall(eastLine, [middle - WIDE / 2, middle + WIDE / 2], opening.high),
    ];
    const roof = thatch(line, {
      ...{ from: from - 0.12, to: to + 0.12, back: 0.02, front: deep + 0.2 },
      ...{ level: high + 0.03, rise: 0.16, leaf: 1.45, layers: 2 },
    });
    const yard = isBrick ? fence(line, [from, to], [deep, values('chambre-cour')], rank) : [];
    return { isBrick, walls, palm: [...roof, ...yard] };
  });
  return {
    brick: drawn.flatMap(({ isBrick, walls }) => (isBrick ? walls : [])),
    plaster: drawn.flatMap(({ isBrick, walls }) => (isBrick ? [] : walls)),
    palm: drawn.flatMap(({ palm }) => palm),
  };
}

/** Builds the fence of palm leaves around the court of a room, with a jagged top and an entrance. */
function fence(
  line: Line,
  [from, to]: readonly [number, number],
  [deep, long]: readonly [number, number],
  rank: number,
): readonly Solid[] {
  const high = 1.5;
  const eastLine: Line = (along, out) => line(along, deep + long + out);
  const sideLineAt =
    (z: number): Line =>
    (along, out) =>
      line(z + out, along);
  const row = (rowLine: Line, start: number, end: number): Solid => {
    const count = 2 * Math.round((end - start) / 0.52);
    const tops = Array.from({ length: count + 1 }, (_, index): readonly [number, number] => [
      start + ((end - start) * index) / count,
      high + (index % 2 === 1 ? 0.16 : -0.12) + randomPercent(index, rank) / 700,
    ]);
    const sections = tops.map(([along, top]): readonly Vector[] =>
      (
        [
          [0, 0],
          [-0.04, top],
          [-0.08, 0],
        ] as const
      ).map(([out, y]): Vector => {
        const [x, z] = rowLine(along, out);
        return [x, y, z];
      }),
    );
    return loft(sections, {
      ...{ stroke: 'detail', isSmooth: true, shade: 10 + (rank % 3) * 3 },
      details: [0.02, -0.1].flatMap((out) => [
        drawnOn(
          rowLine,
          [
            [start, 0.75],
            [end, 0.75],
          ],
          out,
        ),
        ...tops
          .filter((_, index) => index % 2 === 1)
          .flatMap(([along, top]) => [
            drawnOn(
              rowLine,
              [
                [along, 0.05],
                [along, top - 0.03],
              ],
              out,
            ),
            ...[0.55, 1.15].map((y) =>
              drawnOn(
                rowLine,
                [
                  [along - 0.2, y + 0.3],
                  [along, y],
                  [along + 0.2, y + 0.3],
                ],
                out,
              ),
            ),
          ]),
      ]),
    });
  };
  const yard = [deep + 0.03, deep + long - 0.1] as const;
  return [
    row(eastLine, from, to - 1.1),
    row(sideLineAt(from + 0.07), ...yard),
    row(sideLineAt(to), ...yard),
  ];
}
