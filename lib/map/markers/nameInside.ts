import type { NameSide } from '@/lib/map/markers/nameBox';
import type { Point, Size } from '@/lib/surface/viewport';

/** How far from its marker's centre a name begins, and how near to the stage's edge it may come, in pixels. */
const AWAY = 17;
const MARGIN = 4;

/** On which side a name stands, and by how many pixels to the right of there. */
export interface NamePlace {
  readonly side: NameSide;
  readonly shift: number;
}

/**
 * Keeps the name of a marker that is in sight on the stage: a name beside or under it that would leave the stage
 * goes to another side, and one above or under it moves in as far as it must. All in pixels of the stage.
 */
export function nameInside(
  centre: Point,
  name: Size,
  wanted: NameSide | null,
  stage: Size,
): NamePlace {
  // The name of a marker that is itself beyond the edge goes with it.
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
  const fitsAbove = y - AWAY - name.height >= MARGIN;
  const fitsBelow = y + AWAY + name.height <= stage.height - MARGIN;
  const below = fitsBelow || !fitsAbove ? 'below' : 'above';
  const fitsBeside =
    y - name.height / 2 >= MARGIN && y + name.height / 2 <= stage.height - MARGIN;
  switch (side) {
    case 'below':
      return below;
    case 'above':
      return fitsAbove ? 'above' : 'below';
    case 'left':
      return fitsBeside && x - AWAY - name.width >= MARGIN ? 'left' : below;
    case 'right':
      return fitsBeside && x + AWAY + name.width <= stage.width - MARGIN ? 'right' : below;
  }
}
