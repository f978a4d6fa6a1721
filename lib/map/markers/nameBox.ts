import type { Box } from '@/lib/map/markers/box';
import type { Point } from '@/lib/surface/viewport';

/** Side of a marker on which its label stands. */
export type NameSide = 'below' | 'right' | 'left' | 'above';

/** Sides in order of preference. */
export const SIDES: readonly NameSide[] = ['below', 'right', 'left', 'above'];

/** Gap between a marker and its label, in pixels. */
const GAP = 3;

/** Computes the box of a label on one side of a marker. */
export function nameBox(
  { x, y }: Point,
  width: number,
  side: NameSide,
  { markerSize, nameHeight }: { readonly markerSize: number; readonly nameHeight: number },
): Box {
  const offset = markerSize / 2 + GAP;
  const xRange = { left: x - width / 2, right: x + width / 2 };
  const yRange = { top: y - nameHeight / 2, bottom: y + nameHeight / 2 };
  switch (side) {
    case 'below':
      return { ...xRange, top: y + offset, bottom: y + offset + nameHeight };
    case 'above':
      return { ...xRange, top: y - offset - nameHeight, bottom: y - offset };
    case 'right':
      return { ...yRange, left: x + offset, right: x + offset + width };
    case 'left':
      return { ...yRange, left: x - offset - width, right: x - offset };
  }
}
