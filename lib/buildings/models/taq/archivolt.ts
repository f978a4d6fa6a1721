import { OPENING_MARGIN, GAP, type TaqPlan } from '@/lib/buildings/models/taq/plan';
import { anglesOf, vaultCurve } from '@/lib/buildings/models/taq/vault';
import { loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Builds the archivolt: the band along the front edge of the hall's walls and vault. */
export function archivolt(plan: TaqPlan): Solid {
  const { innerX, springing, crown } = plan;
  const bandWidth = OPENING_MARGIN - GAP;
  const innerCurve = [
    [-innerX, 0] as const,
    ...anglesOf(40).map(vaultCurve(plan).intrados),
    [innerX, 0] as const,
  ];
  const outerPoint = (
    index: number,
    [x, y]: readonly [number, number],
  ): readonly [number, number] => {
    if (index === 0 || index === innerCurve.length - 1)
      return [x + Math.sign(x) * bandWidth, y];
    const [nx, ny] = [x / innerX ** 2, (y - springing) / (crown - springing) ** 2];
    const length = Math.hypot(nx, ny);
    return [x + (bandWidth * nx) / length, y + (bandWidth * ny) / length];
  };
  return loft(
    innerCurve.map((point, index): readonly Vector[] => {
      const [[xi, yi], [xo, yo]] = [point, outerPoint(index, point)];
      return [
        [xi, yi, 0.001],
        [xo, yo, 0.001],
        [xo, yo, 0.3],
        [xi, yi, 0.3],
      ];
    }),
    {
      ...{ isSmooth: true, stroke: 'none', shade: 20 },
      outlines: [innerCurve.map(([x, y]): Vector => [x, y, 0.31])],
      details: [
        innerCurve.map((point, index): Vector => {
          const [x, y] = outerPoint(index, point);
          return [x, y, 0.31];
        }),
      ],
    },
  );
}
