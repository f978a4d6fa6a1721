import type { MapPoint } from '@/lib/map/projection';
import { pathOf, signedDistance } from '@/scripts/maps/geography/curve';
import { textAlong } from '../lettering';
import type { PlacedLabel } from './label';

/** Draws a placed label with its halo, as SVG elements. */
export function labelDrawing({
  lines,
  lettering,
  fill,
  halo,
  opacity,
  baselines,
}: PlacedLabel): string {
  const d = lines
    .map((line, index) => textAlong(line, lettering, baselines[index] ?? []))
    .join('');
  const width = Math.max(1.6, lettering.size * 0.17);
  return `<g opacity="${opacity}"><path d="${d}" fill="none" stroke="${halo}" stroke-width="${width}" stroke-opacity="0.6" stroke-linejoin="round"/><path d="${d}" fill="${fill}"/></g>`;
}

/** Draws the area of a label, where the ground is calm. */
export const labelAreaDrawing = ({ baselines, lettering: { size } }: PlacedLabel): string =>
  baselines
    .map(
      (curve) =>
        `<path d="${pathOf(curve)}" transform="translate(0 ${-size * 0.3})" fill="none" stroke="#fff" stroke-width="${size * 1.1}" stroke-linecap="round"/>`,
    )
    .join('');

/** Creates a test whether a label covers a point. */
export const coversPoint =
  ({ x, y }: MapPoint) =>
  ({ baselines, lettering: { size } }: PlacedLabel): boolean =>
    baselines.some((curve) => Math.abs(signedDistance(curve, x, y + size * 0.3)) < size * 0.75);
