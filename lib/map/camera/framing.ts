import { clampScale, clampTo, middle, placeAt, toImage, toStage } from '@/lib/surface/viewport';
import type { Point, ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';

/** The scales of a map: stage pixels for a pixel of its image. */
export const MAP_BOUNDS: ScaleBounds = { min: 0.8, max: 3 };

/** What a map shows, independent of the size of its stage, so that a link shows the same place on any screen. */
export interface MapView {
  /** The image point at the centre of the stage, in percents of the image. */
  readonly x: number;
  readonly y: number;
  /** Image pixels to stage pixels, from 0.8 to 3. */
  readonly scale: number;
}

/** Pixels between a place and the edge of what is free for it to count as well in sight. */
const COMFORT = 56;

/** Converts percents of an image's width and height to its pixels at scale 1. */
export const imagePoint = (
  [x, y]: readonly [x: number, y: number],
  { width, height }: Size,
): Point => ({ x: (x / 100) * width, y: (y / 100) * height });

/** Returns the view, independent of the stage's size, that a viewport shows. */
export function viewOf(viewport: Viewport, image: Size, stage: Size): MapView {
  const centre = toImage(viewport, middle(stage));
  return {
    x: (centre.x / image.width) * 100,
    y: (centre.y / image.height) * 100,
    scale: viewport.scale,
  };
}

/** Returns the viewport that shows a view on a stage, clamped to the image. */
export function viewportOf({ x, y, scale }: MapView, image: Size, stage: Size): Viewport {
  const clamped = clampScale(scale, MAP_BOUNDS);
  return clampTo(placeAt(imagePoint([x, y], image), middle(stage), clamped), image, stage);
}

/** Returns the viewport that shows the whole height of an image if the bounds of the scale allow, centred. */
export const fit = (image: Size, stage: Size): Viewport =>
  viewportOf(
    { x: 50, y: 50, scale: stage.height / image.height || MAP_BOUNDS.max },
    image,
    stage,
  );

/**
 * Tells whether an image point is seen well inside the free part of the stage, which begins at its top left: as many
 * pixels from its edges as `margin` says.
 */
export function isComfortable(
  image: Point,
  viewport: Viewport,
  free: Size,
  margin = COMFORT,
): boolean {
  const { x, y } = toStage(viewport, image);
  return x >= margin && y >= margin && x <= free.width - margin && y <= free.height - margin;
}

/**
 * Returns the middle of some image points, and the largest scale up to `most` at which all of them are inside the free part of
 * the stage, as many pixels from its edges as `margin` says; clamped, so that points far apart may still not be.
 */
export function gather(
  points: readonly Point[],
  free: Size,
  most: number,
  margin: number,
): { readonly centre: Point; readonly scale: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const fitting = (room: number, length: number): number =>
    (room - 2 * margin) / Math.max(1, length);
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: clampScale(
      Math.min(most, fitting(free.width, right - left), fitting(free.height, bottom - top)),
      MAP_BOUNDS,
    ),
  };
}
