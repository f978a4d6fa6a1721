import { clampTo, placeAt, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

export type Box = Size;

/** Stage pixels for one of the drawing: at the least the whole tree on a phone, at the most a card across it. */
export const BOUNDS = { min: 0.06, max: 2, readable: 0.75 } as const;

/** The scale at which the stage opens, where the whole drawing would be too small to read. */
const OPEN_AT = 0.9;
/** How much of the drawing is always left on the stage, in pixels. */
const LEFT = 80;

/** The whole drawing, centred, not larger than life. */
export function fitDrawing(drawing: Box, stage: Size): Viewport {
  const scale = Math.min(
    1,
    Math.max(
      BOUNDS.min,
      Math.min(stage.width / drawing.width, stage.height / drawing.height) || 1,
    ),
  );
  return centred({ x: drawing.width / 2, y: drawing.height / 2 }, stage, scale);
}

/** The whole drawing if its names can be read, else someone's card at the centre. */
export function opening(drawing: Box, stage: Size, centre: Point | null): Viewport {
  const whole = fitDrawing(drawing, stage);
  return whole.scale >= BOUNDS.readable || centre === null
    ? whole
    : aroundCard(centre, drawing, stage, OPEN_AT);
}

/** Someone's card at the centre, or as near as it may be with no empty ground beside the drawing. */
export const aroundCard = (centre: Point, drawing: Box, stage: Size, scale: number): Viewport =>
  clampTo(centred(centre, stage, scale), drawing, stage);

/** Keeps a part of the drawing on the stage, so that nobody loses it. */
export function keepInSight(viewport: Viewport, drawing: Box, stage: Size): Viewport {
  const keep = (offset: number, length: number, room: number): number => {
    const left = Math.min(LEFT, length, room);
    return Math.min(room - left, Math.max(left - length, offset));
  };
  return {
    x: keep(viewport.x, drawing.width * viewport.scale, stage.width),
    y: keep(viewport.y, drawing.height * viewport.scale, stage.height),
    scale: viewport.scale,
  };
}

const centred = (point: Point, { width, height }: Size, scale: number): Viewport =>
  placeAt(point, { x: width / 2, y: height / 2 }, scale);
