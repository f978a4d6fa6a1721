import {
  clampScale,
  clampTo,
  centreOfSize,
  placeAt,
  toImage,
  toStage,
} from '@/lib/surface/viewport';
import type { Point, ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';

/** Bounds of a map's scale, in stage pixels per image pixel. */
export const MAP_BOUNDS: ScaleBounds = { min: 0.8, max: 3 };

/** A map's view independent of the stage's size, so that a link shows the same place on any screen. */
export interface MapView {
  /** Image point at the centre of the stage, in percent of the image. */
  readonly x: number;
  readonly y: number;
  /** Stage pixels per image pixel, from 0.8 to 3. */
  readonly scale: number;
}

/** Distance from the edge of the free part at which a place counts as well visible, in pixels. */
const COMFORT_PX = 56;

/** Converts percent of an image's width and height to its pixels at scale 1. */
export const imagePoint = (
  [x, y]: readonly [x: number, y: number],
  { width, height }: Size,
): Point => ({ x: (x / 100) * width, y: (y / 100) * height });

/** Returns the view, independent of the stage's size, of a viewport. */
export function viewOf(viewport: Viewport, image: Size, stage: Size): MapView {
  const centre = toImage(viewport, centreOfSize(stage));
  return {
    x: (centre.x / image.width) * 100,
    y: (centre.y / image.height) * 100,
    scale: viewport.scale,
  };
}

/** Returns the viewport that shows a view on a stage, clamped to the image. */
export function viewportOf({ x, y, scale }: MapView, image: Size, stage: Size): Viewport {
  const clampedScale = clampScale(scale, MAP_BOUNDS);
  return clampTo(
    placeAt(imagePoint([x, y], image), centreOfSize(stage), clampedScale),
    image,
    stage,
  );
}

/** Returns the viewport of the whole height of an image, centred, as far as the bounds of the scale allow. */
export const fitHeight = (image: Size, stage: Size): Viewport =>
  viewportOf(
    { x: 50, y: 50, scale: stage.height / image.height || MAP_BOUNDS.max },
    image,
    stage,
  );

/**
 * Tells whether an image point lies within the free part of the stage, which begins at its top left, at least `margin`
 * pixels from its edges.
 */
export function isComfortable(
  image: Point,
  viewport: Viewport,
  freeSize: Size,
  margin = COMFORT_PX,
): boolean {
  const { x, y } = toStage(viewport, image);
  return (
    x >= margin && y >= margin && x <= freeSize.width - margin && y <= freeSize.height - margin
  );
}

/**
 * Returns the middle of image points, and the largest scale up to `maxScale` at which all points lie within the free
 * part of the stage, `margin` pixels from its edges. The scale is clamped: points far apart may still lie outside.
 */
export function frameOf(
  points: readonly Point[],
  freeSize: Size,
  maxScale: number,
  margin: number,
): { readonly centre: Point; readonly scale: number } {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const scaleFor = (room: number, length: number): number =>
    (room - 2 * margin) / Math.max(1, length);
  return {
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
    scale: clampScale(
      Math.min(
        maxScale,
        scaleFor(freeSize.width, right - left),
        scaleFor(freeSize.height, bottom - top),
      ),
      MAP_BOUNDS,
    ),
  };
}
