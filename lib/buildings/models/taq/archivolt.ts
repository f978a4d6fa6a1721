import { EDGE, GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, vaultCurve } from '@/lib/buildings/models/taq/vault';
import { loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the archivolt: the band along the front edge of the hall's walls and vault. */
export function archivolt(plan: TaqPlan): Solid {
  const { half, springing, crown } = plan;
  const wide = EDGE - GAP;
  const around = [
    [-half, 0] as const,
    ...anglesOf(40).map(vaultCurve(plan).inner),
    [half, 0] as const,
  ];
  const outside = (
    rank: number,
    [x, y]: readonly [number, number],
  ): readonly [number, number] => {
    if (rank === 0 || rank === around.length - 1) return [x + Math.sign(x) * wide, y];
    const [nx, ny] = [x / half ** 2, (y - springing) / (crown - springing) ** 2];
    const length = Math.hypot(nx, ny);
    return [x + (wide * nx) / length, y + (wide * ny) / length];
  };
  return loft(
    around.map((point, rank): readonly Vector[] => {
      const [[xi, yi], [xo, yo]] = [point, outside(rank, point)];
      return [
        [xi, yi, 0.001],
        [xo, yo, 0.001],
        [xo, yo, 0.3],
        [xi, yi, 0.3],
      ];
    }),
    {
      ...{ isSmooth: true, stroke: 'none', shade: 20 },
      outlines: [around.map(([x, y]): Vector => [x, y, 0.31])],
      details: [
        around.map((point, rank): Vector => {
          const [x, y] = outside(rank, point);
          return [x, y, 0.31];
        }),
      ],
    },
  );
}
