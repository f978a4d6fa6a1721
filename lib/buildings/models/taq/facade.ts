import type { Values } from '@/lib/buildings/building';
import { EDGE, GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, vaultCurve } from '@/lib/buildings/models/taq/vault';
import {
  archOver,
  course,
  drawnOn,
  type Line,
  type Station,
} from '@/lib/buildings/solids/course';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Depth of the blind arcades in front of the wall, and projection of their cornices and columns, in metres. */
const RELIEF = 0.6;
const LEDGE = 0.22;

/** Maps points of the front to the plan: x along the front, z out of it. */
const FRONT: Line = (along, out) => [along, out];

/** Builds a wing of the front: side 1 is north of the hall, side -1 south. */
export function wing({ outer, reach, height, thick }: TaqPlan, side: 1 | -1): Solid {
  const [near, far] = [side * (outer + GAP), side * reach];
  const rise = (z: number): readonly Vector[] => [
    [far, 0, z],
    [far, height, z],
    [near, height, z],
  ];
  return box([Math.min(near, far), 0, -thick], [Math.max(near, far), height, 0], {
    stroke: 'none',
    shade: 14,
    outlines: [
      rise(0.01),
      rise(-thick - 0.01),
      [
        [far, height, 0],
        [far, height, -thick],
      ],
    ],
  });
}

/** Builds the wall above the vault, between the two wings. */
export function crowning(plan: TaqPlan): Solid {
  const { outer, height, thick } = plan;
  const stations = anglesOf(26).map((angle): Station => {
    const [x, y] = vaultCurve(plan).outer(angle);
    return [x, y + GAP, height];
  });
  const edge = (out: number): readonly Vector[] =>
    drawnOn(
      FRONT,
      [
        [-outer, height],
        [outer, height],
      ],
      out,
    );
  return course(FRONT, [-thick, 0], stations, {
    ...{ stroke: 'none', shade: 14, outlines: [edge(0.01), edge(-thick - 0.01)] },
  });
}

/** Lists the lower and the upper level of each storey of arcades, from the top storey down. */
export function storeysOf(
  count: number,
  height: number,
): readonly (readonly [number, number])[] {
  const weights = Array.from({ length: count }, (_, rank) =>
    rank === 0 ? 1.9 : 1.2 - 0.06 * rank,
  );
  const sum = weights.reduce((all, one) => all + one, 0);
  let from = 0;
  return weights.map((weight, rank) => {
    const to = rank === count - 1 ? height : from + (weight * height) / sum;
    const storey = [from, to] as const;
    from = to;
    return storey;
  });
}

/** Builds the blind arcades of the two wings, storey by storey. */
export function blindArcades(plan: TaqPlan, values: Values): readonly Solid[] {
  const storeys = storeysOf(values('facade-etages'), plan.height);
  return ([-1, 1] as const).flatMap((side) =>
    storeys.flatMap((storey, rank) => arcade(plan, values, side, storey, rank)),
  );
}

/** Builds the back of the arcades: a thin wall behind each storey. */
export function niches({ half, reach, height }: TaqPlan): readonly Solid[] {
  return [-1, 1].map((side) => {
    const [near, far] = [side * (half + EDGE), side * (reach - GAP)];
    return box([Math.min(near, far), 0, 0.001], [Math.max(near, far), height - GAP, 0.08], {
      stroke: 'none',
      shade: 10,
    });
  });
}

/** Builds one storey of one wing: the wall above its arches, the piers, a cornice, half-columns. */
function arcade(
  { half, reach }: TaqPlan,
  values: Values,
  side: 1 | -1,
  [low, high]: readonly [number, number],
  rank: number,
): readonly Solid[] {
  const [from, to] = [half + EDGE, reach];
  const bays = values('travees');
  const each = rank === 0 ? 1 : values('arcs-travee');
  const step = (to - from) / (bays * each);
  const radius = rank === 0 ? 0.33 * step : 0.36 * step;
  const springing = high - 0.28 * (high - low) - radius;
  const foot = rank === 0 ? low : low + 0.12 * (high - low);
  const middles = Array.from(
    { length: bays * each },
    (_, index) => side * (from + (index + 0.5) * step),
  ).toSorted((a, b) => a - b);
  const [left, right] = side > 0 ? [from, to] : [-to, -from];
  const arches = middles.map((middle) =>
    archOver(middle, radius, springing, rank === 0 ? 12 : 6),
  );
  const over: readonly Station[] = [
    [left, springing, high],
    ...arches.flatMap((arch) => arch.map(([x, y]): Station => [x, y, high])),
    [right, springing, high],
  ];
  const ends = [
    left,
    ...middles.flatMap((middle) => [middle - radius, middle + radius]),
    right,
  ];
  const piers = Array.from({ length: ends.length / 2 }, (_, index) => [
    ends[2 * index] ?? 0,
    ends[2 * index + 1] ?? 0,
  ]).map(([start = 0, end = 0]) =>
    box([start, foot, 0], [end, springing, RELIEF], { stroke: 'none', shade: 18 }),
  );
  const frame = arches.map((arch, index) =>
    drawnOn(
      FRONT,
      [[(middles[index] ?? 0) - radius, foot], ...arch, [(middles[index] ?? 0) + radius, foot]],
      RELIEF + 0.015,
    ),
  );
  return [
    course(FRONT, [0, RELIEF], over, { stroke: 'none', shade: 18, details: frame }),
    ...piers,
    ...(foot > low
      ? [box([left, low, 0], [right, foot, RELIEF], { stroke: 'none', shade: 18 })]
      : []),
    box([left, high - 0.4, RELIEF + 0.001], [right, high, RELIEF + LEDGE], {
      stroke: 'detail',
      shade: 22,
    }),
    ...(rank < 2 ? columns(side, values, [from, to], [low, high - 0.4]) : []),
  ];
}

/** Builds the half-columns between the bays of a storey. */
function columns(
  side: 1 | -1,
  values: Values,
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): readonly Solid[] {
  const bays = values('travees');
  const radius = values('colonne-diametre') / 2;
  return Array.from({ length: bays + 1 }, (_, rank) => {
    const inset = rank === 0 ? radius : rank === bays ? -radius : 0;
    const x = side * (from + ((to - from) * rank) / bays + inset);
    return lathe(
      [x, RELIEF],
      [
        [radius, low],
        [radius, high],
      ],
      14,
      { isSmooth: true, stroke: 'none', shade: 20 },
    );
  });
}
