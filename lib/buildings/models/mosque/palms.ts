import type { WallLine } from '@/lib/buildings/solids/course';
import { lathe, loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds a palm trunk: a tapering shaft, with three rings of leaf scars. */
export function trunk(
  [x, z]: readonly [number, number],
  radius: number,
  height: number,
): Solid {
  const sides = 8;
  const radiusAt = (y: number): number => radius * (1 - 0.2 * (y / height)) + 0.012;
  const scars = Array.from({ length: 3 }, (_, index): readonly Vector[] =>
    Array.from({ length: sides + 1 }, (__, side): Vector => {
      const angle = (2 * Math.PI * (side + 0.5)) / sides;
      const y = (height * (index + 0.7)) / 3 + (side % 2 === 0 ? 0.07 : -0.07);
      return [x + radiusAt(y) * Math.sin(angle), y, z + radiusAt(y) * Math.cos(angle)];
    }),
  );
  return lathe(
    [x, z],
    [
      [radius, 0],
      [0.8 * radius, height],
    ],
    sides,
    { isSmooth: true, stroke: 'detail', details: scars },
  );
}

/** Roof of palm leaves over a rectangle along a line, in metres; the roof slopes down from its back to its front. */
interface Thatch {
  /** Ends of the roof, as positions along the line. */
  readonly from: number;
  readonly to: number;
  /** Distances of the back and of the front from the line. */
  readonly back: number;
  readonly front: number;
  /** Height of the top of the supports at the front, and difference between the back and the front. */
  readonly level: number;
  readonly rise: number;
  /** Width of a leaf, and number of layers from the back to the front. */
  readonly leaf: number;
  readonly layers: number;
}

/**
 * Overlap of two layers, amplitude of the tips of a layer’s front edge, thickness of a layer, and height of its front
 * edge above the supports, in metres: conventional.
 */
const [OVERLAP, TIP_AMPLITUDE, LAYER_THICKNESS, EDGE_HEIGHT] = [
  0.25, 0.14, 0.06, 0.08,
] as const;

/** Builds the layers of a roof of palm leaves: each layer is a thin wedge with a jagged front edge and drawn leaves. */
export function thatch(line: WallLine, roof: Thatch): readonly Solid[] {
  const { from, to, back, front, level, rise, layers } = roof;
  const depth = (front - back) / layers;
  const roofLevel = (offset: number): number =>
    level + (rise * (front - offset)) / (front - back);
  const steps = 2 * Math.max(1, Math.round((to - from) / roof.leaf));
  return Array.from({ length: layers }, (_, layer) => {
    const start = layer === 0 ? back : back + layer * depth - OVERLAP;
    const end = back + (layer + 1) * depth;
    const [backLevel, frontLevel] = [roofLevel(start) + 0.01, roofLevel(end) + EDGE_HEIGHT];
    const positionOf = (step: number): number => from + ((to - from) * step) / steps;
    const tipOf = (step: number): number =>
      end + (step % 2 === 1 ? TIP_AMPLITUDE : -TIP_AMPLITUDE) * (step % 3 === 0 ? 1.1 : 0.75);
    const pointAt = (position: number, offset: number, lift = 0): Vector => {
      const [x, z] = line(position, offset);
      return [
        x,
        backLevel + ((frontLevel - backLevel) * (offset - start)) / (end - start) + lift,
        z,
      ];
    };
    const sections = Array.from({ length: steps + 1 }, (__, step): readonly Vector[] => {
      const position = positionOf(step);
      return [
        pointAt(position, start),
        pointAt(position, tipOf(step)),
        pointAt(position, (start + end) / 2, -LAYER_THICKNESS),
      ];
    });
    return loft(sections, {
      ...{ isSmooth: true, shade: 11 + ((layer * 5) % 9) },
      stroke: layer === layers - 1 ? 'outline' : 'detail',
      details: Array.from({ length: steps - 1 }, (__, step) =>
        leafLines(
          (shift, ratio) =>
            pointAt(
              positionOf(step + 1) + (shift * (to - from)) / steps,
              start + ratio * (tipOf(step + 1) - start),
              0.02,
            ),
          layer > 0 ? OVERLAP / depth : 0.04,
        ),
      ).flat(),
    });
  });
}

/**
 * Returns the lines of a palm leaf: its rib, and three pairs of leaflets.
 * @param coveredRatio ratio of the leaf’s length covered by the previous layer
 */
function leafLines(
  pointAt: (shift: number, ratio: number) => Vector,
  coveredRatio: number,
): readonly (readonly Vector[])[] {
  const ratios = [0.3, 0.58, 0.84];
  return [
    [coveredRatio, ...ratios, 1].map((ratio) => pointAt(0, ratio)),
    ...ratios.map((ratio) => [
      pointAt(-0.42, Math.min(1, ratio + 0.13)),
      pointAt(0, ratio),
      pointAt(0.42, Math.min(1, ratio + 0.13)),
    ]),
  ];
}
