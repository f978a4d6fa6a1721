import type { NameSide } from '@/lib/map/markers/nameBox';
import type { Point, Size } from '@/lib/surface/viewport';

/** Distance of a label from its marker's centre, and least distance from the stage's edge, in pixels. */
const LABEL_DISTANCE = 17;
const MARGIN = 4;

/** Side of a label, with its shift to the right in pixels. */
export interface NamePlace {
  readonly side: NameSide;
  readonly shift: number;
}

/**
 * Keeps the label of a visible marker on the stage: a label on the left, on the right or below changes sides at the
 * edge of the stage; a label above or below is shifted. All in stage pixels.
 */
export function nameInside(
  centre: Point,
  name: Size,
  preferredSide: NameSide | null,
  stage: Size,
): NamePlace {
  // Leaves the label of a marker outside of the stage beside the marker.
  if (!isOnStage(centre, stage)) return { side: preferredSide ?? 'below', shift: 0 };
  const side = sideInside(centre, name, preferredSide ?? 'below', stage);
  if (side === 'left' || side === 'right') return { side, shift: 0 };
  const left = centre.x - name.width / 2;
  const maxLeft = stage.width - MARGIN - name.width;
  return { side, shift: Math.max(MARGIN, Math.min(maxLeft, left)) - left };
}

/** Tells whether a marker's centre is on the stage. */
export const isOnStage = ({ x, y }: Point, { width, height }: Size): boolean =>
  x >= 0 && y >= 0 && x <= width && y <= height;

function sideInside({ x, y }: Point, name: Size, side: NameSide, stage: Size): NameSide {
  const fitsAbove = y - LABEL_DISTANCE - name.height >= MARGIN;
  const fitsBelow = y + LABEL_DISTANCE + name.height <= stage.height - MARGIN;
  const verticalSide = fitsBelow || !fitsAbove ? 'below' : 'above';
  const fitsBeside =
    y - name.height / 2 >= MARGIN && y + name.height / 2 <= stage.height - MARGIN;
  switch (side) {
    case 'below':
      return verticalSide;
    case 'above':
      return fitsAbove ? 'above' : 'below';
    case 'left':
      return fitsBeside && x - LABEL_DISTANCE - name.width >= MARGIN ? 'left' : verticalSide;
    case 'right':
      return fitsBeside && x + LABEL_DISTANCE + name.width <= stage.width - MARGIN
        ? 'right'
        : verticalSide;
  }
}
