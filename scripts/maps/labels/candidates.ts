/** Candidate baselines of labels. */
import { lengthOf, offset, smooth, stationAt } from '@/scripts/maps/geography/curve';
import type { Curve } from '@/scripts/maps/geography/curve';
import type { MapPoint } from '@/lib/map/projection';
import type { Candidate } from './label';

/** Lists horizontal baselines around a point, cheapest nearby. */
export function candidatesAround(
  { x, y }: MapPoint,
  length: number,
  maxDistance: number,
): Candidate[] {
  const candidates: Candidate[] = [];
  const step = Math.max(3, maxDistance / 14);
  for (let dy = -maxDistance; dy <= maxDistance; dy += step) {
    for (let dx = -maxDistance; dx <= maxDistance; dx += step) {
      const distance = Math.hypot(dx, dy) / maxDistance;
      if (distance > 1) continue;
      const [cx, cy] = [x + dx, y + dy];
      candidates.push({
        baseline: [
          { x: cx - length / 2, y: cy },
          { x: cx + length / 2, y: cy },
        ],
        penalty: 0.9 * distance ** 2,
      });
    }
  }
  return candidates;
}

const orientRightwards = (curve: Curve): Curve =>
  (curve.at(-1)?.x ?? 0) < (curve[0]?.x ?? 0) ? curve.toReversed() : curve;

/** Fits an even arc through the start, the middle and the end of a section of a line. */
function arcOf(curve: Curve, start: number, length: number): Curve {
  const [a, m, b] = [0, 0.5, 1].map((ratio) => stationAt(curve, start + ratio * length));
  if (!a || !m || !b) return [];
  const control = { x: 2 * m.x - (a.x + b.x) / 2, y: 2 * m.y - (a.y + b.y) / 2 };
  return Array.from({ length: 25 }, (_, index) => {
    const t = index / 24;
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t * t];
    return { x: p * a.x + q * control.x + r * b.x, y: p * a.y + q * control.y + r * b.y };
  });
}

/** Measures the steepness of a line: vertical labels are hard to read. */
function steepness(curve: Curve): number {
  const angles = curve.slice(1).map((point, index) => {
    const previousPoint = curve[index] ?? point;
    return Math.abs(Math.atan2(point.y - previousPoint.y, point.x - previousPoint.x));
  });
  return Math.max(...angles, 0) / (Math.PI / 2);
}

/**
 * Lists curved baselines along a line and beside it.
 * @param sides distances from the line, in pixels, on both of its sides
 * @param canBeVertical whether labels may be vertical, in narrow lands
 */
export function candidatesAlong(
  points: Curve,
  length: number,
  sides: readonly number[],
  canBeVertical = false,
): Candidate[] {
  const curve = orientRightwards(smooth(points));
  const slackLength = lengthOf(curve) - length;
  const starts = slackLength > 0 ? [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9, 0, 1] : [0.5];
  return starts.flatMap((ratio) =>
    sides.map((side) => {
      const baseline = offset(
        orientRightwards(arcOf(curve, slackLength * ratio, length)),
        side,
      );
      const steepnessPenalty = canBeVertical ? 0 : Math.max(0, steepness(baseline) - 0.75) * 4;
      return {
        baseline,
        penalty: 0.5 * Math.abs(ratio - 0.5) + Math.abs(side) / 40 + steepnessPenalty,
      };
    }),
  );
}
