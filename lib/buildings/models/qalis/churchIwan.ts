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

/** Width of the piers of an arch, thickness of an arch, width of its band of mosaic, in metres: conventional. */
const PIER = 1.2;
const ARCH_THICK = 1.2;
const MOSAIC = 0.75;

/** Gap between the bodies of the iwan and the bodies of the adjacent rooms, in metres. */
const IWAN_GAP = 0.01;

/** Wall with an arch: its line, its middle and half of its length, in metres. */
interface ArchedWall {
  readonly line: Line;
  readonly middle: number;
  readonly half: number;
}

/** Lists the walls of the iwan with an arch: towards the nave, towards the domed room, across each arm. */
function archedWalls({ nave, iwan, dome }: ChurchPlan, values: Values): readonly ArchedWall[] {
  const count = values('iwan-arcs');
  const xLine =
    (z: number): Line =>
    (along, out) => [along, z + out];
  const zLine =
    (x: number): Line =>
    (along, out) => [x + out, along];
  const depth = (iwan.front - iwan.back) / 2 - IWAN_GAP;
  const middle = (iwan.front + iwan.back) / 2;
  const arms = Array.from({ length: count }, (_, rank) => {
    const x = nave.half + ((iwan.half - nave.half) * rank) / count;
    return [
      { line: zLine(x + 0.01), middle, half: depth },
      { line: zLine(-x - ARCH_THICK - 0.01), middle, half: depth },
    ];
  }).flat();
  return [
    { line: xLine(iwan.front - ARCH_THICK - IWAN_GAP), middle: 0, half: nave.half },
    { line: xLine(iwan.back + IWAN_GAP), middle: 0, half: dome.half },
    ...arms,
  ];
}

/** Builds the roof of the iwan, and its arches on their piers. */
export function iwanArches(plan: ChurchPlan, values: Values): readonly Solid[] {
  const { iwan, floor, ceiling } = plan;
  const springing = floor + values('arc-naissance');
  const top = ceiling - 0.46;
  const roof = box(
    [-iwan.half, ceiling - 0.45, iwan.back + IWAN_GAP],
    [iwan.half, ceiling, iwan.front - IWAN_GAP],
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

/** Builds the mosaic of the arches: a band along each arch on both faces, between two lines. */
export function iwanMosaic(plan: ChurchPlan, values: Values): readonly Solid[] {
  const springing = plan.floor + values('arc-naissance');
  return archedWalls(plan, values).flatMap(({ line, middle, half }) => {
    const radius = half - PIER;
    const inner = archOver(middle, radius, springing, 12);
    const outer = archOver(middle, radius + MOSAIC, springing, 12);
    return ([0, 1] as const).map((side) => {
      const [innerFace, outerFace] =
        side === 0 ? [-0.06, -0.001] : [ARCH_THICK + 0.001, ARCH_THICK + 0.06];
      const face = side === 0 ? innerFace - 0.012 : outerFace + 0.012;
      return arcBand(
        line,
        inner,
        outer,
        [innerFace, outerFace],
        [drawnOn(line, inner, face), drawnOn(line, outer, face)],
      );
    });
  });
}

/** Builds a flat band between two arches with equally many points. */
function arcBand(
  line: Line,
  inner: readonly (readonly [number, number])[],
  outer: readonly (readonly [number, number])[],
  [innerFace, outerFace]: readonly [number, number],
  details: readonly (readonly Vector[])[],
): Solid {
  const sections = inner.map((point, rank): readonly Vector[] => {
    const outerPoint = outer[rank] ?? point;
    return [
      ...drawnOn(line, [point, outerPoint], outerFace),
      ...drawnOn(line, [outerPoint, point], innerFace),
    ];
  });
  return loft(sections, { isSmooth: true, stroke: 'none', shade: 14, details });
}
