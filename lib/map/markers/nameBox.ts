import type { Box } from '@/lib/map/markers/box';
import type { Point } from '@/lib/surface/viewport';

/** Side of a marker on which its label stands. */
export type NameSide = 'below' | 'right' | 'left' | 'above';

/** In order of preference. */
export const SIDES: readonly NameSide[] = ['below', 'right', 'left', 'above'];

/** In pixels: gap between a marker and its label. */
const GAP = 3;

/** Computes the box of a label on one side of a marker. */
export function nameBox(
  { x, y }: Point,
  width: number,
  side: NameSide,
  { markerSize, nameHeight }: { readonly markerSize: number; readonly nameHeight: number },
): Box {
  const away = markerSize / 2 + GAP;
  const across = { left: x - width / 2, right: x + width / 2 };
  const beside = { top: y - nameHeight / 2, bottom: y + nameHeight / 2 };
  switch (side) {
    case 'below':
      return { ...across, top: y + away, bottom: y + away + nameHeight };
    case 'above':
      return { ...across, top: y - away - nameHeight, bottom: y - away };
    case 'right':
      return { ...beside, left: x + away, right: x + away + width };
    case 'left':
      return { ...beside, left: x - away - width, right: x - away };
  }
}
