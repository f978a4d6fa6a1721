/** A point, in pixels of the stage or of the image at zoom 1 as the function says. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * How the image lies on the stage: its top left corner in stage pixels, and stage pixels per image pixel. An
 * image point p is seen at p × scale + (x, y); every function below keeps to that one equation.
 */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export const MIN_SCALE = 0.8;
export const MAX_SCALE = 3;
/** The scale before the image and the stage are measured. */
export const INITIAL_SCALE = 2.8;

/** Between which scales a surface is shown. */
export interface ScaleBounds {
  readonly min: number;
  readonly max: number;
}

const MAP_BOUNDS: ScaleBounds = { min: MIN_SCALE, max: MAX_SCALE };

export const clampScale = (scale: number, { min, max } = MAP_BOUNDS): number =>
  Math.min(max, Math.max(min, scale));

/** The image point that is seen at a point of the stage. */
export const toImage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: (point.x - x) / scale,
  y: (point.y - y) / scale,
});

/** Where on the stage an image point is seen. */
export const toStage = ({ x, y, scale }: Viewport, point: Point): Point => ({
  x: point.x * scale + x,
  y: point.y * scale + y,
});

/** The viewport of this scale in which an image point is seen at a point of the stage. */
export const placeAt = (image: Point, stage: Point, scale: number): Viewport => ({
  x: stage.x - image.x * scale,
  y: stage.y - image.y * scale,
  scale,
});

/** Changes the scale, clamped to 0.8–3 or to other bounds; the image point under the anchor stays under it. */
export const zoomAt = (
  viewport: Viewport,
  anchor: Point,
  scale: number,
  bounds?: ScaleBounds,
): Viewport => placeAt(toImage(viewport, anchor), anchor, clampScale(scale, bounds));

export const panBy = (viewport: Viewport, by: Point): Viewport => ({
  ...viewport,
  x: viewport.x + by.x,
  y: viewport.y + by.y,
});

/** Shows an image point at the stage's centre. */
export const centreOn = (image: Point, stage: Size, scale: number): Viewport =>
  placeAt(image, { x: stage.width / 2, y: stage.height / 2 }, clampScale(scale));

/** On each axis: no ground beside an image that is larger than the stage; a smaller one is centred. */
export const clampTo = (viewport: Viewport, image: Size, stage: Size): Viewport => ({
  x: clampAxis(viewport.x, image.width * viewport.scale, stage.width),
  y: clampAxis(viewport.y, image.height * viewport.scale, stage.height),
  scale: viewport.scale,
});

/** The whole height of the image if the bounds of the scale allow, centred. */
export const fit = (image: Size, stage: Size): Viewport =>
  clampTo(
    centreOn(
      { x: image.width / 2, y: image.height / 2 },
      stage,
      image.height > 0 ? stage.height / image.height : INITIAL_SCALE,
    ),
    image,
    stage,
  );

const clampAxis = (offset: number, length: number, room: number): number =>
  length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, offset));
