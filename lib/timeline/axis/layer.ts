import type { AxisView } from '@/lib/timeline/axis/view';

/**
 * Where what was painted for a view, with a margin on both sides of the stage, lies in another view of its scale.
 *
 * @returns by how many pixels it lies to the right; null when it would leave a part of the stage empty, or lie at
 * another scale
 */
export function layerShift(
  painted: AxisView,
  { start, scale }: AxisView,
  margin: number,
): number | null {
  const shift = (painted.start - start) * scale;
  return painted.scale === scale && Math.abs(shift) <= margin ? shift : null;
}
