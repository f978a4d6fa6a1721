import type { Values } from '@/lib/buildings/building';
import type { ChurchPlan } from '@/lib/buildings/models/qalis/churchPlan';
import {
  archOver,
  course,
  drawnOn,
  type Line,
  type Station,
} from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** What an arch leaves free of the walls that it joins, how thick it is, and how wide its mosaic is, in metres. */
const PIER = 1.2;
const ARCH_THICK = 1.2;
const MOSAIC = 0.75;

/** What parts the bodies of the iwan from those of the rooms beside, in metres. */
const APART = 0.01;

/** A wall that an arch opens: its line, the middle and the half of its length. */
interface ArchedWall {
  readonly line: Line;
  readonly middle: number;
  readonly half: number;
}

/** Lists the walls of the iwan that arches open: towards the nave, towards the dome, across each arm. */
function archedWalls({ nave, iwan, dome }: ChurchPlan, values: Values): readonly ArchedWall[] {
  const count = values('iwan-arcs');
  const along =
    (z: number): Line =>
    (at, out) => [at, z + out];
  const across =
    (x: number): Line =>
    (at, out) => [x + out, at];
  const depth = (iwan.front - iwan.back) / 2 - APART;
  const middle = (iwan.front + iwan.back) / 2;
  const arms = Array.from({ length: count }, (_, rank) => {
    const x = nave.half + ((iwan.half - nave.half) * rank) / count;
    return [
      { line: across(x + 0.01), middle, half: depth },
      { line: across(-x - ARCH_THICK - 0.01), middle, half: depth },
    ];
  }).flat();
  return [
    { line: along(iwan.front - ARCH_THICK - APART), middle: 0, half: nave.half },
    { line: along(iwan.back + APART), middle: 0, half: dome.half },
    ...arms,
  ];
}

/** Draws the arches of the iwan and its roof. */
export function iwanArches(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { iwan, floor, ceiling } = plan;
  const springing = floor + values('arc-naissance');
  const top = ceiling - 0.46;
  const roof = box(
    [-iwan.half, ceiling - 0.45, iwan.back + APART],
    [iwan.half, ceiling, iwan.front - APART],
    { stroke: 'none', shade: 18 },
  );
  const walls = archedWalls(plan, values).flatMap(({ line, middle, half }) => {
    const radius = half - PIER;
    const arch = archOver(middle, radius, springing, 12);
    const stations: readonly Station[] = [
      [middle - half, springing, top],
      ...arch.map(([along, low]): Station => [along, low, top]),
      [middle + half, springing, top],
    ];
    const pier = (from: number, to: number): Solid =>
      course(
        line,
        [0, ARCH_THICK],
        [
          [from, floor + 0.001, springing],
          [to, floor + 0.001, springing],
        ],
        { stroke: 'detail', shade: 20 },
      );
    return [
      pier(middle - half, middle - radius),
      pier(middle + radius, middle + half),
      course(line, [0, ARCH_THICK], stations, { stroke: 'none', shade: 20 }),
    ];
  });
  return [roof, ...walls];
}

/** Draws the mosaic of the arches: a band around both faces, lined. */
export function iwanMosaic(plan: ChurchPlan, values: Values): readonly Solid[] {
  const springing = plan.floor + values('arc-naissance');
  return archedWalls(plan, values).flatMap(({ line, middle, half }) => {
    const radius = half - PIER;
    const inner = archOver(middle, radius, springing, 12);
    const outer = archOver(middle, radius + MOSAIC, springing, 12);
    return ([0, 1] as const).map((side) => {
      const [near, far] =
        side === 0 ? [-0.06, -0.001] : [ARCH_THICK + 0.001, ARCH_THICK + 0.06];
      const face = side === 0 ? near - 0.012 : far + 0.012;
      return arcBand(
        line,
        inner,
        outer,
        [near, far],
        [drawnOn(line, inner, face), drawnOn(line, outer, face)],
      );
    });
  });
}

/** Builds a flat band between two arches of as many points. */
function arcBand(
  line: Line,
  inner: readonly (readonly [number, number])[],
  outer: readonly (readonly [number, number])[],
  [near, far]: readonly [number, number],
  details: readonly (readonly Vector[])[],
): Solid {
  const sections = inner.map((point, rank): readonly Vector[] => {
    const over = outer[rank] ?? point;
    return [...drawnOn(line, [point, over], far), ...drawnOn(line, [over, point], near)];
  });
  return loft(sections, { isSmooth: true, stroke: 'none', shade: 14, details });
}
