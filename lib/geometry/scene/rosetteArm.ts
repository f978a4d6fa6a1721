import { motifs } from '@/lib/geometry/pattern/hankin';
import { ribbonBorders, ribbonPath } from '../path';
import type { Precision } from '../path';
import { degrees } from '../point';
import type { Ribbon } from '@/lib/geometry/pattern/ribbon';
import { rosetteGrowth, rosettePatch } from '@/lib/geometry/pattern/rosette';
import { sectorOf } from '../sector';
import { strapwork } from '@/lib/geometry/pattern/strapwork';

type RosetteDesign = {
  readonly fold: number;
  /** Radius of the last ring of polygons; the tips of the outermost strands end slightly inside. */
  readonly radius: number;
  readonly pairs: number;
  readonly sideRatio: number;
  /** Contact angle, in degrees. */
  readonly angle: number;
  readonly width: number;
  readonly gap: number;
};

/** Computes all ribbons of an interlaced rosette around the origin. */
export function rosetteRibbons({
  fold,
  radius,
  pairs,
  sideRatio,
  angle,
  width,
  gap,
}: RosetteDesign): Ribbon[] {
  const centralRadius = radius / rosetteGrowth(fold, sideRatio) ** pairs;
  const { polygons } = rosettePatch(fold, centralRadius, pairs, sideRatio);
  return strapwork(motifs(polygons, { angle: degrees(angle) }), { width, gap });
}

/** Draws one arm of an interlaced rosette, to be rotated `fold` times: its surface and its borders. */
export function rosetteArm(design: RosetteDesign, precision: Precision = 1) {
  const middlePoint = ({ left }: Ribbon) => left[Math.floor(left.length / 2)] ?? { x: 0, y: 0 };
  const arm = sectorOf(rosetteRibbons(design), middlePoint, design.fold);
  return {
    surface: arm.map((ribbon) => ribbonPath(ribbon, precision)).join(''),
    borders: arm.map((ribbon) => ribbonBorders(ribbon, precision)).join(''),
  };
}
