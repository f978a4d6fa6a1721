/** Geometry as SVG path data, in relative commands, which are shorter. */
import type { Point } from './point';
import type { Polygon } from './polygon';
import type { Ribbon } from '@/lib/geometry/pattern/ribbon';
import type { Segment } from './segment';

/** Decimals: at most two, fewer in a large drawing. */
export type Precision = 0 | 1 | 2;

/** Formats an integer of 1/10^precision units in the shortest way. */
function formatUnits(units: number, precision: Precision): string {
  return String(Number((units / 10 ** precision).toFixed(precision))).replace(
    /^(-?)0\./,
    '$1.',
  );
}

function formatPair(x: number, y: number, precision: Precision): string {
  const yText = formatUnits(y, precision);
  return `${formatUnits(x, precision)}${yText.startsWith('-') ? '' : ' '}${yText}`;
}

/**
 * Draws a line through points, as SVG path data. Points are rounded before the steps between them are computed, so that
 * errors do not accumulate.
 */
export function linePath(
  points: readonly Point[],
  closed = false,
  precision: Precision = 2,
): string {
  const rounded = points.map(({ x, y }) => ({
    x: Math.round(x * 10 ** precision),
    y: Math.round(y * 10 ** precision),
  }));
  const steps = rounded.flatMap(({ x, y }, index) => {
    const previous = rounded[index - 1];
    if (!previous) return [`M${formatPair(x, y, precision)}`];
    if (previous.x === x && previous.y === y) return [];
    return [`l${formatPair(x - previous.x, y - previous.y, precision)}`];
  });
  return steps.join('') + (closed ? 'z' : '');
}

export const polygonPath = (polygon: Polygon, precision: Precision = 2): string =>
  linePath(polygon, true, precision);

export const segmentsPath = (segments: readonly Segment[], precision: Precision = 2): string =>
  segments.map(({ from: previous, to }) => linePath([previous, to], false, precision)).join('');

/** Draws the surface of a ribbon, for the even-odd fill rule. */
export function ribbonPath({ left, right, closed }: Ribbon, precision: Precision = 2): string {
  if (closed) return polygonPath(left, precision) + polygonPath(right, precision);
  return polygonPath([...left, ...right.toReversed()], precision);
}

/** Draws the two long borders of a ribbon, to be stroked; its ends below other ribbons stay open. */
export const ribbonBorders = (
  { left, right, closed }: Ribbon,
  precision: Precision = 2,
): string => linePath(left, closed, precision) + linePath(right, closed, precision);
