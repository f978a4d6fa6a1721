/** A point, in pixels of the stage or in units of the content (its pixels at scale 1) as the function says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How the content lies on the stage: its origin in stage pixels, and stage pixels per unit of the content. A point p of
 * the content is seen at p × scale + (x, y); every function below keeps to that one equation (d3-zoom's transform).
 */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The least and the largest scale of a surface (d3-zoom's `scaleExtent`). */
export interface ScaleBounds {
  readonly min: number;
  readonly max: number;
}

/** Clamps a scale to bounds. */
export const clampScale = (scale: number, { min, max }: ScaleBounds): number =>
  Math.min(max, Math.max(min, scale));

/** Returns the centre of a size. */
export const middle = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });

/** Inverts a viewport: returns the point of the content that is seen at a point of the stage. */
export const toImage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Applies a viewport: returns the point of the stage at which a point of the content is seen. */
export const toStage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** Returns the viewport of a scale in which a point of the content is seen at a point of the stage. */
export const placeAt = (image: Point, stage: Point, scale: number): Viewport => ({
  x: stage.x - image.x * scale,
  y: stage.y - image.y * scale,
  scale,
});

/** Scales a viewport, clamped to bounds; the point of the content under the anchor stays under it. */
export const zoomAt = (
  viewport: Viewport,
  anchor: Point,
  scale: number,
  bounds: ScaleBounds,
): Viewport => placeAt(toImage(viewport, anchor), anchor, clampScale(scale, bounds));

/** Translates a viewport by stage pixels. */
export const panBy = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
});

/** Constrains a viewport: on each axis, content larger than the stage leaves no gap, smaller content is centred. */
export const clampTo = (viewport: Viewport, content: Size, stage: Size): Viewport => ({
  x: clampAxis(viewport.x, content.width * viewport.scale, stage.width),
  y: clampAxis(viewport.y, content.height * viewport.scale, stage.height),
  scale: viewport.scale,
});

const clampAxis = (offset: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
