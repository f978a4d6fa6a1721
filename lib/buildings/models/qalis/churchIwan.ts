import type { Values } from '@/lib/buildings/building';
import type { ChurchPlan } from '@/lib/buildings/models/qalis/churchPlan';
import {
  roundArch,
  wallSegment,
  lineOnWall,
  type WallLine,
  type Station,
} from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Width of the piers of an arch, thickness of an arch, width of its band of mosaic, in metres: conventional. */
const PIER_WIDTH = 1.2;
const ARCH_THICKNESS = 1.2;
const MOSAIC_WIDTH = 0.75;

/** Gap between the bodies of the iwan and the bodies of the adjacent rooms, in metres. */
const IWAN_GAP = 0.01;

/** Wall with an arch: its line, its middle and half of its length, in metres. */
interface ArchedWall {
  readonly line: WallLine;
  readonly centre: number;
  readonly halfLength: number;
}

/** Lists the walls of the iwan with an arch: towards the nave, towards the domed room, across each arm. */
function archedWalls({ nave, iwan, dome }: ChurchPlan, values: Values): readonly ArchedWall[] {
  const count = values('iwan-arcs');
  const xLine =
    (z: number): WallLine =>
    (position, offset) => [position, z + offset];
  const zLine =
    (x: number): WallLine =>
    (position, offset) => [x + offset, position];
  const halfDepth = (iwan.front - iwan.back) / 2 - IWAN_GAP;
  const centre = (iwan.front + iwan.back) / 2;
  const armWalls = Array.from({ length: count }, (_, index) => {
    const x = nave.half + ((iwan.half - nave.half) * index) / count;
    return [
      { line: zLine(x + 0.01), centre, halfLength: halfDepth },
      { line: zLine(-x - ARCH_THICKNESS - 0.01), centre, halfLength: halfDepth },
    ];
  }).flat();
  return [
    { line: xLine(iwan.front - ARCH_THICKNESS - IWAN_GAP), centre: 0, halfLength: nave.half },
    { line: xLine(iwan.back + IWAN_GAP), centre: 0, halfLength: dome.half },
    ...armWalls,
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
  const walls = archedWalls(plan, values).flatMap(({ line, centre, halfLength }) => {
    const radius = halfLength - PIER_WIDTH;
    const arch = roundArch(centre, radius, springing, 12);
    const stations: readonly Station[] = [
      [centre - halfLength, springing, top],
      ...arch.map(([position, soffit]): Station => [position, soffit, top]),
      [centre + halfLength, springing, top],
    ];
    const pier = (from: number, to: number): Solid =>
      wallSegment(
        line,
        [0, ARCH_THICKNESS],
        [
          [from, floor + 0.001, springing],
          [to, floor + 0.001, springing],
        ],
        { stroke: 'detail', shade: 20 },
      );
    return [
      pier(centre - halfLength, centre - radius),
      pier(centre + radius, centre + halfLength),
      wallSegment(line, [0, ARCH_THICKNESS], stations, { stroke: 'none', shade: 20 }),
    ];
  });
  return [roof, ...walls];
}

/** Builds the mosaic of the arches: a band along each arch on both faces, between two lines. */
export function iwanMosaic(plan: ChurchPlan, values: Values): readonly Solid[] {
  const springing = plan.floor + values('arc-naissance');
  return archedWalls(plan, values).flatMap(({ line, centre, halfLength }) => {
    const radius = halfLength - PIER_WIDTH;
    const innerArch = roundArch(centre, radius, springing, 12);
    const outerArch = roundArch(centre, radius + MOSAIC_WIDTH, springing, 12);
    return ([0, 1] as const).map((side) => {
      const [innerFace, outerFace] =
        side === 0 ? [-0.06, -0.001] : [ARCH_THICKNESS + 0.001, ARCH_THICKNESS + 0.06];
      const face = side === 0 ? innerFace - 0.012 : outerFace + 0.012;
      return arcBand(
        line,
        innerArch,
        outerArch,
        [innerFace, outerFace],
        [lineOnWall(line, innerArch, face), lineOnWall(line, outerArch, face)],
      );
    });
  });
}

/** Builds a flat band between two arches with equally many points. */
function arcBand(
  line: WallLine,
  innerArch: readonly (readonly [number, number])[],
  outerArch: readonly (readonly [number, number])[],
  [innerFace, outerFace]: readonly [number, number],
  details: readonly (readonly Vector[])[],
): Solid {
  const sections = innerArch.map((point, index): readonly Vector[] => {
    const outerPoint = outerArch[index] ?? point;
    return [
      ...lineOnWall(line, [point, outerPoint], outerFace),
      ...lineOnWall(line, [outerPoint, point], innerFace),
    ];
  });
  return loft(sections, { isSmooth: true, stroke: 'none', shade: 14, details });
}
