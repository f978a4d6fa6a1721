/** A point in stage pixels or in units of the content (pixels at scale 1), as each function states. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * The transform from content to stage: the origin in stage pixels, and stage pixels per unit of the content. A content
 * point p lies at p × scale + (x, y) (d3-zoom's transform).
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

export const clampScale = (scale: number, { min, max }: ScaleBounds): number =>
  Math.min(max, Math.max(min, scale));

/** Returns the centre of a rectangle with its origin at (0, 0). */
export const centreOfSize = ({ width, height }: Size): Point => ({
  x: width / 2,
  y: height / 2,
});

/** Inverts a viewport: maps a stage point to its content point. */
export const toImage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Applies a viewport: maps a content point to its stage point. */
export const toStage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** Returns the viewport of a scale that maps a content point to a stage point. */
export const placeAt = (image: Point, stage: Point, scale: number): Viewport => ({
  x: stage.x - image.x * scale,
  y: stage.y - image.y * scale,
  scale,
});

/** Scales a viewport within bounds; the content point under the anchor stays. */
export const zoomAt = (
  viewport: Viewport,
  anchor: Point,
  scale: number,
  bounds: ScaleBounds,
): Viewport => placeAt(toImage(viewport, anchor), anchor, clampScale(scale, bounds));

/** Translates a viewport by stage pixels. */
export const panBy = (viewport: Viewport, offset: Point): Viewport => ({
  ...viewport,
  x: viewport.x + offset.x,
  y: viewport.y + offset.y,
});

/** Constrains a viewport on each axis: larger content leaves no gap, smaller content is centred. */
export const clampTo = (viewport: Viewport, content: Size, stage: Size): Viewport => ({
  x: clampAxis(viewport.x, content.width * viewport.scale, stage.width),
  y: clampAxis(viewport.y, content.height * viewport.scale, stage.height),
  scale: viewport.scale,
});

const clampAxis = (offset: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
