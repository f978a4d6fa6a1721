import type { Values } from '@/lib/buildings/building';
import { SEAM, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** How many aisles each hall around the court has. */
export interface Aisles {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** A place of a column, and whether it stands on the edge of the court. */
export interface Spot {
  readonly at: PlanPoint;
  readonly isFront: boolean;
}

/** A length of a hall over a quadrilateral of the plan: its two long sides, that of the court last. */
interface Bay {
  readonly outer: readonly [PlanPoint, PlanPoint];
  readonly inner: readonly [PlanPoint, PlanPoint];
}

/** Returns where the court is open to the sky: its two ends, and its two sides at a place along them. */
function openCourt(plan: MosquePlan, aisles: Aisles, values: Values) {
  const { north, south, thick, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  return {
    north: north + thick + aisles.north * step,
    south: south - thick - aisles.south * step,
    westAt: (z: number): number => westAt(z) + thick + aisles.west * step,
    eastAt: (z: number): number => eastAt(z) - thick - aisles.east * step,
  };
}

/** Lists places between two others, evenly, without them. */
const between = (from: number, to: number, step: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from(
    { length: count - 1 },
    (_, rank) => from + ((to - from) * (rank + 1)) / count,
  );
};

/** Lists the columns of the halls, on a regular grid: rows along the two short halls, then along the two long ones. */
export function columnSpots(plan: MosquePlan, aisles: Aisles, values: Values): readonly Spot[] {
  const { north, south, thick, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  const open = openCourt(plan, aisles, values);
  const rows = (count: number, wall: number, towards: number): readonly Spot[] =>
    Array.from({ length: count }, (_, rank) => wall + towards * (rank + 1) * step).flatMap(
      (z, rank) =>
        between(westAt(z) + thick, eastAt(z) - thick, step).map((x): Spot => ({
          at: [x, z],
          isFront: rank === count - 1 && x > open.westAt(z) - 1 && x < open.eastAt(z) + 1,
        })),
    );
  const files = (count: number, side: 'west' | 'east'): readonly Spot[] =>
    between(open.north, open.south, step).flatMap((z) =>
      Array.from({ length: count }, (_, rank): Spot => {
        const reach = thick + (rank + 1) * step;
        const x = side === 'west' ? westAt(z) + reach : eastAt(z) - reach;
        return { at: [x, z], isFront: rank === count - 1 };
      }),
    );
  return [
    ...rows(aisles.south, south - thick, -1),
    ...rows(aisles.north, north + thick, 1),
    ...files(aisles.west, 'west'),
    ...files(aisles.east, 'east'),
  ];
}

/** Lists the aisles of each hall, from the outer wall to the court, a quadrilateral each. */
export function aislesOf(plan: MosquePlan, aisles: Aisles, values: Values): readonly Bay[] {
  const { north, south, thick, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  const open = openCourt(plan, aisles, values);
  const across = (z: number): readonly [PlanPoint, PlanPoint] => [
    [westAt(z) + thick + SEAM, z],
    [eastAt(z) - thick - SEAM, z],
  ];
  const along = (at: (z: number) => number): readonly [PlanPoint, PlanPoint] => [
    [at(open.north), open.north],
    [at(open.south), open.south],
  ];
  const wide = (rank: number): number => thick + rank * step + (rank === 0 ? SEAM : 0);
  return [
    ...Array.from({ length: aisles.south }, (_, rank) => ({
      outer: across(south - thick - rank * step - (rank === 0 ? SEAM : 0)),
      inner: across(south - thick - (rank + 1) * step),
    })),
    ...Array.from({ length: aisles.north }, (_, rank) => ({
      outer: across(north + thick + rank * step + (rank === 0 ? SEAM : 0)),
      inner: across(north + thick + (rank + 1) * step),
    })),
    ...Array.from({ length: aisles.west }, (_, rank) => ({
      outer: along((z) => westAt(z) + wide(rank)),
      inner: along((z) => westAt(z) + wide(rank + 1)),
    })),
    ...Array.from({ length: aisles.east }, (_, rank) => ({
      outer: along((z) => eastAt(z) - wide(rank)),
      inner: along((z) => eastAt(z) - wide(rank + 1)),
    })),
  ];
}

/** Returns a point between two others of the plan. */
const mix = ([a, b]: readonly [PlanPoint, PlanPoint], ratio: number): PlanPoint => [
  a[0] + ratio * (b[0] - a[0]),
  a[1] + ratio * (b[1] - a[1]),
];

/** Draws the roof of an aisle, with the joints of its boards on its top. */
export function aisleRoof(
  { outer, inner }: Bay,
  [low, high]: readonly [number, number],
  board: number,
  look: Look = {},
): Solid {
  const length = Math.hypot(outer[1][0] - outer[0][0], outer[1][1] - outer[0][1]);
  const count = Math.round(length / board);
  const details = Array.from({ length: count - 1 }, (_, rank): readonly Vector[] =>
    [outer, inner].map((side): Vector => {
      const [x, z] = mix(side, (rank + 1) / count);
      return [x, high + 0.015, z];
    }),
  );
  return prism([outer[0], outer[1], inner[1], inner[0]], low, high, {
    ...{ stroke: 'detail', details },
    ...look,
  });
}

/** Draws a beam along the court side of an aisle, centred on its columns. */
export function aisleBeam(
  { inner: [a, b] }: Bay,
  half: number,
  [low, high]: readonly [number, number],
  look: Look = {},
): Solid {
  const isAcross = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
  const shifted = ([x, z]: PlanPoint, side: 1 | -1): PlanPoint =>
    isAcross ? [x, z + side * half] : [x + side * half, z];
  return prism([shifted(a, -1), shifted(b, -1), shifted(b, 1), shifted(a, 1)], low, high, {
    stroke: 'detail',
    ...look,
  });
}

/** Lists the four sides of the open court, each as the inner side of a bay. */
export function courtRim(plan: MosquePlan, aisles: Aisles, values: Values): readonly Bay[] {
  const open = openCourt(plan, aisles, values);
  const corner = (z: number): readonly [PlanPoint, PlanPoint] => [
    [open.westAt(z), z],
    [open.eastAt(z), z],
  ];
  const [north, south] = [corner(open.north), corner(open.south)];
  return [south, north, [north[0], south[0]] as const, [north[1], south[1]] as const].map(
    (side) => ({ outer: side, inner: side }),
  );
}
