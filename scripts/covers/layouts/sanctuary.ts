import { octagonsAndSquares } from '@/lib/geometry/pattern/tilings';
import type { Point } from '../../../lib/geometry/point';
import { fieldMotif, partMotif } from '../field';
import { MIDDLE } from '../kit';
import { element } from '@/lib/share/svg';
import { goldLines, openStraps, solidStraps, thinMotif } from '@/scripts/drawing/gold';
import type { Cover } from '../kit';
import { lockup } from '../lockup';
import { clippedGroup } from '../masks';

const STREET_STEP = 172;
const TILING = octagonsAndSquares(STREET_STEP / (1 + Math.SQRT2));
const ANGLE = 62;

const squarePath = (halfSide: number): string =>
  `M${MIDDLE.x - halfSide} ${MIDDLE.y - halfSide}h${2 * halfSide}v${2 * halfSide}h${-2 * halfSide}z`;

/** Builds the ring between two squares and its motif. Half-sides are in steps of the plan (`STREET_STEP`). */
function streets(outer: number, inner: number) {
  const squareDistance = ({ x, y }: Point) =>
    Math.max(Math.abs(x - MIDDLE.x), Math.abs(y - MIDDLE.y)) / STREET_STEP;
  return {
    shape: element('path', {
      d: squarePath(outer * STREET_STEP) + squarePath(inner * STREET_STEP),
      'clip-rule': 'evenodd',
    }),
    motif: partMotif(
      TILING,
      ANGLE,
      (corner) => squareDistance(corner) < outer && squareDistance(corner) > inner,
    ),
  };
}

/**
 * Draws the cover of the episode on Mecca: the sanctuary as an empty square with the title, within two square rings of
 * strapwork for the streets. Returns SVG elements in the cover's 1400 units.
 */
export function sanctuary(cover: Cover): string {
  const [city, court] = [streets(3.5, 2.5), streets(2.5, 1.5)];
  const { deep } = cover.palette;
  return (
    thinMotif(fieldMotif(TILING, ANGLE), 1.8, 0.26) +
    element('path', { d: squarePath(STREET_STEP * 3.5), fill: deep, opacity: 0.6 }) +
    clippedGroup('city', city.shape, openStraps(city.motif, { width: 13, gap: 4 }, 2.2, 0.1)) +
    clippedGroup('court', court.shape, solidStraps(court.motif, { width: 15, gap: 5 })) +
    element('path', { d: squarePath(STREET_STEP * 1.5), fill: deep }) +
    goldLines(squarePath(STREET_STEP * 3.5) + squarePath(STREET_STEP * 2.5), 3) +
    goldLines(squarePath(STREET_STEP * 3.5 + 14), 1.6) +
    goldLines(squarePath(STREET_STEP * 1.5), 5) +
    goldLines(squarePath(STREET_STEP * 1.5 - 18), 1.8) +
    lockup(cover, { x: MIDDLE.x, y: MIDDLE.y - 4 }, 410, 380)
  );
}
