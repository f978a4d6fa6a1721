import type { Spot } from '@/lib/buildings/models/mosque/halls';
import { lathe } from '@/lib/buildings/solids/loft';
import { box } from '@/lib/buildings/solids/shapes';
import type { Solid } from '@/lib/buildings/solids/solid';

/** Draws a column of stone: a shaft, and under the beams a capital where the court shows it. */
export const stoneColumn = ({ at, isFront }: Spot, radius: number, height: number): Solid =>
  lathe(
    at,
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

/** Draws a square post of wood. */
export const woodPost = ({ at: [x, z] }: Spot, half: number, height: number): Solid =>
  box([x - half, 0, z - half], [x + half, height, z + half], { stroke: 'detail', shade: 12 });
