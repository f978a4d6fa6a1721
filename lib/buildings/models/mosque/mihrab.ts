import type { Values } from '@/lib/buildings/building';
import {
  endsOf,
  SEAM,
  sideLine,
  type MosquePlan,
} from '@/lib/buildings/models/mosque/mosquePlan';
import { slabOn, type Opening } from '@/lib/buildings/models/mosque/opening';
import {
  roundArch,
  wallSegment,
  lineOnWall,
  type Station,
} from '@/lib/buildings/solids/course';
import { loft } from '@/lib/buildings/solids/loft';
import type { Solid } from '@/lib/buildings/solids/solid';
import type { Vector } from '@/lib/buildings/solids/vector';

/** Thickness of the wall behind the niche, in metres: conventional. */
export const NICHE_BACK = 0.2;

/** Distance between the crown of the niche’s arch and the top of its opening, in metres: conventional. */
const SPANDREL = 0.35;

/** Returns the opening of the niche, in the middle of the qibla wall. */
export function nicheOpening(plan: MosquePlan, values: Values): Opening {
  const [from, to] = endsOf(plan, 'south');
  const halfWidth = values('niche-largeur') / 2;
  const middle = (from + to) / 2;
  return {
    ...{ side: 'south', isBlind: true, from: middle - halfWidth, to: middle + halfWidth },
    height: values('niche-hauteur') + SPANDREL,
  };
}

/** Builds the niche: a semi-elliptical recess in plan, its floor, and a round arch in front. */
export function mihrabNiche(plan: MosquePlan, values: Values): readonly Solid[] {
  const { from, to, height } = nicheOpening(plan, values);
  const line = sideLine(plan, 'south');
  const [middle, halfWidth] = [(from + to) / 2, (to - from) / 2 - 0.005];
  const depth = plan.thickness - NICHE_BACK - 0.15;
  const sections = Array.from({ length: 9 }, (_, index): readonly Vector[] => {
    const angle = (Math.PI * index) / 8;
    const position = middle - halfWidth * Math.cos(angle);
    const pointAt = (offset: number, y: number): Vector => {
      const [x, z] = line(position, offset);
      return [x, y, z];
    };
    const recess = -plan.thickness + depth * Math.sin(angle);
    return [
      pointAt(recess, 0),
      pointAt(recess, height),
      pointAt(-NICHE_BACK, height),
      pointAt(-NICHE_BACK, 0),
    ];
  });
  const arch = roundArch(middle, halfWidth, values('niche-hauteur') - halfWidth, 10);
  return [
    loft(sections, { isSmooth: true, stroke: 'none' }),
    slabOn(line, [from, to], [-plan.thickness - 0.01, -NICHE_BACK - 0.05], [0, 0.04], {
      stroke: 'detail',
    }),
    wallSegment(
      line,
      [-plan.thickness - 0.02, -plan.thickness + 0.25],
      arch.map(([position, bottom]): Station => [position, bottom, height]),
      {
        ...{ stroke: 'none', shade: 22 },
        outlines: [lineOnWall(line, [[from, 0], ...arch, [to, 0]], -plan.thickness - 0.035)],
      },
    ),
  ];
}

/** Builds the facing of the qibla wall inside the hall: marble on both sides of the niche, a band of mosaic above. */
export function qiblaFacing(plan: MosquePlan, values: Values) {
  const line = sideLine(plan, 'south');
  const [start, end] = endsOf(plan, 'south');
  const { from, to, height } = nicheOpening(plan, values);
  const innerFace = -plan.thickness;
  const facingSlab = (span: readonly [number, number], bottom: number, top: number): Solid =>
    slabOn(line, span, [innerFace - 0.06, innerFace - 0.005], [bottom, top], {
      stroke: 'detail',
    });
  const margin = plan.thickness + SEAM;
  const wallSpan = [start + margin, end - margin] as const;
  return {
    marble: [
      facingSlab([wallSpan[0], from - 0.15], 0, values('niche-hauteur')),
      facingSlab([to + 0.15, wallSpan[1]], 0, values('niche-hauteur')),
    ],
    mosaic: [facingSlab(wallSpan, height + 0.1, height + 1.9)],
  };
}
