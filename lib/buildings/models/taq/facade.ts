import type { Values } from '@/lib/buildings/building';
import { OPENING_MARGIN, GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, vaultCurve } from '@/lib/buildings/models/taq/vault';
import {
  roundArch,
  wallSegment,
  lineOnWall,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Depth of the blind arcades in front of the wall, and projection of their cornices and columns, in metres. */
const ARCADE_DEPTH = 0.6;
const CORNICE_DEPTH = 0.22;

/** Maps points of the front to the plan: x along the front, z out of it. */
const FRONT: WallLine = (position, offset) => [position, offset];

/** Builds a wing of the front: side 1 is north of the hall, side -1 south. */
export function wing({ outerX, frontHalf, height, frontDepth }: TaqPlan, side: 1 | -1): Solid {
  const [nearX, farX] = [side * (outerX + GAP), side * frontHalf];
  const endOutline = (z: number): readonly Vector[] => [
    [farX, 0, z],
    [farX, height, z],
    [nearX, height, z],
  ];
  return box([Math.min(nearX, farX), 0, -frontDepth], [Math.max(nearX, farX), height, 0], {
    stroke: 'none',
    shade: 14,
    outlines: [
      endOutline(0.01),
      endOutline(-frontDepth - 0.01),
      [
        [farX, height, 0],
        [farX, height, -frontDepth],
      ],
    ],
  });
}

/** Builds the wall above the vault, between the two wings. */
export function upperWall(plan: TaqPlan): Solid {
  const { outerX, height, frontDepth } = plan;
  const stations = anglesOf(26).map((angle): Station => {
    const [x, y] = vaultCurve(plan).extrados(angle);
    return [x, y + GAP, height];
  });
  const topEdge = (offset: number): readonly Vector[] =>
    lineOnWall(
      FRONT,
      [
        [-outerX, height],
        [outerX, height],
      ],
      offset,
    );
  return wallSegment(FRONT, [-frontDepth, 0], stations, {
    ...{ stroke: 'none', shade: 14, outlines: [topEdge(0.01), topEdge(-frontDepth - 0.01)] },
  });
}

/** Lists the lower and the upper level of each storey of arcades, from the top storey down. */
export function storeysOf(
  count: number,
  height: number,
): readonly (readonly [number, number])[] {
  const weights = Array.from({ length: count }, (_, index) =>
    index === 0 ? 1.9 : 1.2 - 0.06 * index,
  );
  const sum = weights.reduce((total, weight) => total + weight, 0);
  let from = 0;
  return weights.map((weight, index) => {
    const to = index === count - 1 ? height : from + (weight * height) / sum;
    const storey = [from, to] as const;
    from = to;
    return storey;
  });
}

/** Builds the blind arcades of the two wings, storey by storey. */
export function blindArcades(plan: TaqPlan, values: Values): readonly Solid[] {
  const storeys = storeysOf(values('facade-etages'), plan.height);
  return ([-1, 1] as const).flatMap((side) =>
    storeys.flatMap((storey, index) => arcade(plan, values, side, storey, index)),
  );
}

/** Builds the back of the arcades: a thin wall behind each storey. */
export function nicheBacks({ innerX, frontHalf, height }: TaqPlan): readonly Solid[] {
  return [-1, 1].map((side) => {
    const [nearX, farX] = [side * (innerX + OPENING_MARGIN), side * (frontHalf - GAP)];
    return box([Math.min(nearX, farX), 0, 0.001], [Math.max(nearX, farX), height - GAP, 0.08], {
      stroke: 'none',
      shade: 10,
    });
  });
}

/** Builds one storey of one wing: the wall above its arches, the piers, a cornice, half-columns. */
function arcade(
  { innerX, frontHalf }: TaqPlan,
  values: Values,
  side: 1 | -1,
  [bottom, top]: readonly [number, number],
  storeyIndex: number,
): readonly Solid[] {
  const [from, to] = [innerX + OPENING_MARGIN, frontHalf];
  const bayCount = values('travees');
  const perBay = storeyIndex === 0 ? 1 : values('arcs-travee');
  const spacing = (to - from) / (bayCount * perBay);
  const radius = storeyIndex === 0 ? 0.33 * spacing : 0.36 * spacing;
  const springing = top - 0.28 * (top - bottom) - radius;
  const foot = storeyIndex === 0 ? bottom : bottom + 0.12 * (top - bottom);
  const centres = Array.from(
    { length: bayCount * perBay },
    (_, index) => side * (from + (index + 0.5) * spacing),
  ).toSorted((a, b) => a - b);
  const [leftX, rightX] = side > 0 ? [from, to] : [-to, -from];
  const arches = centres.map((centre) =>
    roundArch(centre, radius, springing, storeyIndex === 0 ? 12 : 6),
  );
  const stations: readonly Station[] = [
    [leftX, springing, top],
    ...arches.flatMap((arch) => arch.map(([x, y]): Station => [x, y, top])),
    [rightX, springing, top],
  ];
  const pierEnds = [
    leftX,
    ...centres.flatMap((centre) => [centre - radius, centre + radius]),
    rightX,
  ];
  const piers = Array.from({ length: pierEnds.length / 2 }, (_, index) => [
    pierEnds[2 * index] ?? 0,
    pierEnds[2 * index + 1] ?? 0,
  ]).map(([start = 0, end = 0]) =>
    box([start, foot, 0], [end, springing, ARCADE_DEPTH], { stroke: 'none', shade: 18 }),
  );
  const archOutlines = arches.map((arch, index) =>
    lineOnWall(
      FRONT,
      [[(centres[index] ?? 0) - radius, foot], ...arch, [(centres[index] ?? 0) + radius, foot]],
      ARCADE_DEPTH + 0.015,
    ),
  );
  return [
    wallSegment(FRONT, [0, ARCADE_DEPTH], stations, {
      stroke: 'none',
      shade: 18,
      details: archOutlines,
    }),
    ...piers,
    ...(foot > bottom
      ? [box([leftX, bottom, 0], [rightX, foot, ARCADE_DEPTH], { stroke: 'none', shade: 18 })]
      : []),
    box([leftX, top - 0.4, ARCADE_DEPTH + 0.001], [rightX, top, ARCADE_DEPTH + CORNICE_DEPTH], {
      stroke: 'detail',
      shade: 22,
    }),
    ...(storeyIndex < 2 ? columns(side, values, [from, to], [bottom, top - 0.4]) : []),
  ];
}

/** Builds the half-columns between the bays of a storey. */
function columns(
  side: 1 | -1,
  values: Values,
  [from, to]: readonly [number, number],
  [bottom, top]: readonly [number, number],
): readonly Solid[] {
  const bayCount = values('travees');
  const radius = values('colonne-diametre') / 2;
  return Array.from({ length: bayCount + 1 }, (_, index) => {
    const inset = index === 0 ? radius : index === bayCount ? -radius : 0;
    const x = side * (from + ((to - from) * index) / bayCount + inset);
    return lathe(
      [x, ARCADE_DEPTH],
      [
        [radius, bottom],
        [radius, top],
      ],
      14,
      { isSmooth: true, stroke: 'none', shade: 20 },
    );
  });
}
