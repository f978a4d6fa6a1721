import type { NameSide } from '@/lib/map/markers/nameBox';
import type { Point, Size } from '@/lib/surface/viewport';

/** In pixels: distance of a label from its marker's centre, and least distance from the stage's edge. */
const LABEL_DISTANCE = 17;
const MARGIN = 4;

/** Side of a label, with its shift to the right in pixels. */
export interface NamePlace {
  readonly side: NameSide;
  readonly shift: number;
}

/**
 * Keeps the label of a visible marker on the stage: a label beside or below that would leave it changes sides, one
 * above or below is shifted. All in stage pixels.
 */
export function nameInside(
  centre: Point,
  name: Size,
  wanted: NameSide | null,
  stage: Size,
): NamePlace {
  // A marker outside of the stage takes its label with it.
  if (!isOnStage(centre, stage)) return { side: wanted ?? 'below', shift: 0 };
  const side = sideInside(centre, name, wanted ?? 'below', stage);
  if (side === 'left' || side === 'right') return { side, shift: 0 };
  const left = centre.x - name.width / 2;
  const most = stage.width - MARGIN - name.width;
  return { side, shift: Math.max(MARGIN, Math.min(most, left)) - left };
}

/** Tells whether a marker's centre is on the stage. */
export const isOnStage = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function sideInside({ x, y }: Point, name: Size, side: NameSide, stage: Size): NameSide {
  const fitsAbove = y - LABEL_DISTANCE - name.height >= MARGIN;
  const fitsBelow = y + LABEL_DISTANCE + name.height <= stage.height - MARGIN;
  const below = fitsBelow || !fitsAbove ? 'below' : 'above';
  const fitsBeside =
    y - name.height / 2 >= MARGIN && y + name.height / 2 <= stage.height - MARGIN;
  switch (side) {
    case 'below':
      return below;
    case 'above':
      return fitsAbove ? 'above' : 'below';
    case 'left':
      return fitsBeside && x - LABEL_DISTANCE - name.width >= MARGIN ? 'left' : below;
    case 'right':
      return fitsBeside && x + LABEL_DISTANCE + name.width <= stage.width - MARGIN
        ? 'right'
        : below;
  }
}
