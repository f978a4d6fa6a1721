import type { MarkerPlacement } from '@/lib/map/markers/markerLayout';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

/** Panning distance on an axis after which markers are culled again, in pixels. */
const CULL_DISTANCE_PX = 48;
/** Distance outside of the stage beyond which markers are not drawn, in pixels. */
const MARGIN = 64;

/** Position of a marker in the viewport: its anchor on the stage, and its layout. */
export interface MarkerPosition {
  readonly anchor: Point;
  readonly placement: MarkerPlacement;
}

/** Tells whether markers culled for one viewport must be culled again for another. */
export const needsCulling = (culledAt: Viewport, { x, y, scale }: Viewport): boolean =>
  scale !== culledAt.scale ||
  Math.abs(x - culledAt.x) > CULL_DISTANCE_PX ||
  Math.abs(y - culledAt.y) > CULL_DISTANCE_PX;

/** Returns the centre of a marker, in pixels of the stage. */
export const centreOf = ({ anchor, placement: { offset } }: MarkerPosition): Point => ({
  x: anchor.x + offset.x,
  y: anchor.y + offset.y,
});

/** Tells whether a marker and its anchor lie too far outside of the stage to be drawn. */
export const isCulled = (standing: MarkerPosition, stage: Size): boolean =>
  isOut(standing.anchor, stage) && isOut(centreOf(standing), stage);

export const clampToStage = ({ x, y }: Point, { width, height }: Size): Point => ({
  x: Math.min(width, Math.max(0, x)),
  y: Math.min(height, Math.max(0, y)),
});

const isOut = ({ x, y }: Point, { width, height }: Size): boolean =>
  x < -MARGIN || y < -MARGIN || x > width + MARGIN || y > height + MARGIN;
