import type { Spot } from '@/lib/buildings/models/mosque/halls';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Builds a stone column: a tapering shaft, with a capital on the edge of the court only. */
export const stoneColumn = (
  { position, isFront }: Spot,
  radius: number,
  height: number,
): Solid =>
  lathe(
    position,
    isFront
      ? [
          [radius, 0],
          [0.9 * radius, height - 0.7],
          [1.5 * radius, height],
        ]
      : [
          [radius, 0],
          [0.9 * radius, height],
        ],
    8,
    { isSmooth: true, stroke: isFront ? 'detail' : 'none' },
  );

/** Builds a square wooden post. */
export const woodPost = (
  { position: [x, z] }: Spot,
  halfWidth: number,
  height: number,
): Solid =>
  box([x - halfWidth, 0, z - halfWidth], [x + halfWidth, height, z + halfWidth], {
    stroke: 'detail',
    shade: 12,
  });
