import type { Values } from '@/lib/buildings/building';
import { SEAM, type MosquePlan } from '@/lib/buildings/models/mosque/mosquePlan';
import { prism, type PlanPoint } from '@/lib/buildings/solids/loft';
import type { Look } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Number of aisles of each hall around the court. */
export interface Aisles {
  readonly south: number;
  readonly north: number;
  readonly west: number;
  readonly east: number;
}

/** Position of a column. */
export interface Spot {
  readonly position: PlanPoint;
  /** True for a column on the edge of the court. */
  readonly isFront: boolean;
}

/** Aisle, as a quadrilateral of the plan: its long side towards the outer wall, and its long side towards the court. */
interface Aisle {
  readonly outer: readonly [PlanPoint, PlanPoint];
  readonly inner: readonly [PlanPoint, PlanPoint];
}

/** Computes the edges of the open court: z of the north and the south edge, x of the two others as functions of z. */
function openCourt(plan: MosquePlan, aisles: Aisles, values: Values) {
  const { north, south, thickness, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  return {
    north: north + thickness + aisles.north * step,
    south: south - thickness - aisles.south * step,
    westAt: (z: number): number => westAt(z) + thickness + aisles.west * step,
    eastAt: (z: number): number => eastAt(z) - thickness - aisles.east * step,
  };
}

/** Lists evenly spaced positions between two ends, both excluded; the spacing is close to `step`. */
const positionsBetween = (from: number, to: number, step: number): readonly number[] => {
  const count = Math.max(1, Math.round((to - from) / step));
  return Array.from(
    { length: count - 1 },
    (_, index) => from + ((to - from) * (index + 1)) / count,
  );
};

/** Lists the columns of the halls on a regular grid: south hall, north hall, west hall, east hall. */
export function columnSpots(plan: MosquePlan, aisles: Aisles, values: Values): readonly Spot[] {
  const { north, south, thickness, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  const court = openCourt(plan, aisles, values);
  const columnRows = (count: number, wall: number, direction: number): readonly Spot[] =>
    Array.from({ length: count }, (_, index) => wall + direction * (index + 1) * step).flatMap(
      (z, index) =>
        positionsBetween(westAt(z) + thickness, eastAt(z) - thickness, step).map((x): Spot => ({
          position: [x, z],
          isFront: index === count - 1 && x > court.westAt(z) - 1 && x < court.eastAt(z) + 1,
        })),
    );
  const columnFiles = (count: number, side: 'west' | 'east'): readonly Spot[] =>
    positionsBetween(court.north, court.south, step).flatMap((z) =>
      Array.from({ length: count }, (_, index): Spot => {
        const distance = thickness + (index + 1) * step;
        const x = side === 'west' ? westAt(z) + distance : eastAt(z) - distance;
        return { position: [x, z], isFront: index === count - 1 };
      }),
    );
  return [
    ...columnRows(aisles.south, south - thickness, -1),
    ...columnRows(aisles.north, north + thickness, 1),
    ...columnFiles(aisles.west, 'west'),
    ...columnFiles(aisles.east, 'east'),
  ];
}

/** Lists the aisles of the halls, each hall from its outer wall to the court. */
export function aislesOf(plan: MosquePlan, aisles: Aisles, values: Values): readonly Aisle[] {
  const { north, south, thickness, westAt, eastAt } = plan;
  const step = values('pas-colonnes');
  const court = openCourt(plan, aisles, values);
  const crossSide = (z: number): readonly [PlanPoint, PlanPoint] => [
    [westAt(z) + thickness + SEAM, z],
    [eastAt(z) - thickness - SEAM, z],
  ];
  const lengthwiseSide = (xAt: (z: number) => number): readonly [PlanPoint, PlanPoint] => [
    [xAt(court.north), court.north],
    [xAt(court.south), court.south],
  ];
  const distanceFromFace = (index: number): number =>
    thickness + index * step + (index === 0 ? SEAM : 0);
  return [
    ...Array.from({ length: aisles.south }, (_, index) => ({
      outer: crossSide(south - thickness - index * step - (index === 0 ? SEAM : 0)),
      inner: crossSide(south - thickness - (index + 1) * step),
    })),
    ...Array.from({ length: aisles.north }, (_, index) => ({
      outer: crossSide(north + thickness + index * step + (index === 0 ? SEAM : 0)),
      inner: crossSide(north + thickness + (index + 1) * step),
    })),
    ...Array.from({ length: aisles.west }, (_, index) => ({
      outer: lengthwiseSide((z) => westAt(z) + distanceFromFace(index)),
      inner: lengthwiseSide((z) => westAt(z) + distanceFromFace(index + 1)),
    })),
    ...Array.from({ length: aisles.east }, (_, index) => ({
      outer: lengthwiseSide((z) => eastAt(z) - distanceFromFace(index)),
      inner: lengthwiseSide((z) => eastAt(z) - distanceFromFace(index + 1)),
    })),
  ];
}

/** Interpolates between two points of the plan. */
const interpolate = ([a, b]: readonly [PlanPoint, PlanPoint], ratio: number): PlanPoint => [
  a[0] + ratio * (b[0] - a[0]),
  a[1] + ratio * (b[1] - a[1]),
];

/** Builds the roof of an aisle, with the joints of the boards on its upper face; `board` is the width of a board. */
export function aisleRoof(
  { outer, inner }: Aisle,
  [bottom, top]: readonly [number, number],
  board: number,
  look: Look = {},
): Solid {
  const length = Math.hypot(outer[1][0] - outer[0][0], outer[1][1] - outer[0][1]);
  const count = Math.round(length / board);
  const details = Array.from({ length: count - 1 }, (_, index): readonly Vector[] =>
    [outer, inner].map((side): Vector => {
      const [x, z] = interpolate(side, (index + 1) / count);
      return [x, top + 0.015, z];
    }),
  );
  return prism([outer[0], outer[1], inner[1], inner[0]], bottom, top, {
    ...{ stroke: 'detail', details },
    ...look,
  });
}

/** Builds the beam along the side of an aisle towards the court, centred on the columns. */
export function aisleBeam(
  { inner: [a, b] }: Aisle,
  halfWidth: number,
  [bottom, top]: readonly [number, number],
  look: Look = {},
): Solid {
  const runsAlongX = Math.abs(b[0] - a[0]) > Math.abs(b[1] - a[1]);
  const shiftSideways = ([x, z]: PlanPoint, side: 1 | -1): PlanPoint =>
    runsAlongX ? [x, z + side * halfWidth] : [x + side * halfWidth, z];
  return prism(
    [shiftSideways(a, -1), shiftSideways(b, -1), shiftSideways(b, 1), shiftSideways(a, 1)],
    bottom,
    top,
    {
      stroke: 'detail',
      ...look,
    },
  );
}

/** Lists the four edges of the open court, each as an aisle of no width. */
export function courtRim(plan: MosquePlan, aisles: Aisles, values: Values): readonly Aisle[] {
  const court = openCourt(plan, aisles, values);
  const endsAt = (z: number): readonly [PlanPoint, PlanPoint] => [
    [court.westAt(z), z],
    [court.eastAt(z), z],
  ];
  const [north, south] = [endsAt(court.north), endsAt(court.south)];
  return [south, north, [north[0], south[0]] as const, [north[1], south[1]] as const].map(
    (side) => ({ outer: side, inner: side }),
  );
}
