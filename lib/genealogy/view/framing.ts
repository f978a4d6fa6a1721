import type { Drawing } from '@/lib/genealogy/layout/drawing';
import { CARD, MARGIN } from '@/lib/genealogy/layout/units';
import { clampTo, centreOfSize, placeAt, toStage } from '@/lib/surface/viewport';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

/**
 * Bounds of the scale, in stage pixels per pixel of the drawing: from the whole tree on a phone to a card as wide as
 * the phone.
 */
export const BOUNDS = { min: 0.06, max: 2, readable: 0.75 } as const;

/** Scale of the opening viewport where the whole drawing would be unreadable. */
const OPENING_SCALE = 0.9;
/** Length of the drawing that always stays on the stage, in pixels. */
const MIN_VISIBLE_PX = 80;

/** Returns the size of a drawing with its margin; `unit` is the number of screen pixels per pixel of the drawing. */
export const drawingSize = ({ width, height }: Drawing, unit: number): Size => ({
  width: (width + 2 * MARGIN) * unit,
  height: (height + 2 * MARGIN) * unit,
});

/** Returns the centre of a person's card in pixels of `drawingSize`; null for a person who is not drawn. */
export function cardCentre({ cards }: Drawing, id: string, unit: number): Point | null {
  const card = cards.find((candidate) => candidate.id === id);
  return card
    ? {
        x: (card.x + CARD.width / 2 + MARGIN) * unit,
        y: (card.y + CARD.height / 2 + MARGIN) * unit,
      }
    : null;
}

/** Tells whether the whole card with a given centre is on the stage. */
export function isCardSeen(
  centre: Point,
  viewport: Viewport,
  { width, height }: Size,
  unit: number,
): boolean {
  const stageCentre = toStage(viewport, centre);
  const x = (CARD.width / 2) * viewport.scale * unit;
  const y = (CARD.height / 2) * viewport.scale * unit;
  return (
    stageCentre.x > x &&
    stageCentre.x < width - x &&
    stageCentre.y > y &&
    stageCentre.y < height - y
  );
}

/** Returns the viewport of the whole drawing, centred, at most at scale 1. */
export function fitDrawing(drawing: Size, stage: Size): Viewport {
  const scale = Math.min(
    1,
    Math.max(
      BOUNDS.min,
      Math.min(stage.width / drawing.width, stage.height / drawing.height) || 1,
    ),
  );
  return centred(centreOfSize(drawing), stage, scale);
}

/** Returns the opening viewport: the whole drawing if its names are readable, else a person's card at the centre. */
export function opening(drawing: Size, stage: Size, centre: Point | null): Viewport {
  const fitted = fitDrawing(drawing, stage);
  return fitted.scale >= BOUNDS.readable || centre === null
    ? fitted
    : aroundCard(centre, drawing, stage, OPENING_SCALE);
}

/** Returns the viewport with a person's card at the centre, as far as the drawing leaves no gap. */
export const aroundCard = (
  centre: Point,
  drawing: Size,
  stage: Size,
  scale: number,
): Viewport => clampTo(centred(centre, stage, scale), drawing, stage);

/** Constrains a viewport so that a part of the drawing stays on the stage. */
export function keepInSight(viewport: Viewport, drawing: Size, stage: Size): Viewport {
  const clampOffset = (offset: number, length: number, stageLength: number): number => {
    const minVisible = Math.min(MIN_VISIBLE_PX, length, stageLength);
    return Math.min(stageLength - minVisible, Math.max(minVisible - length, offset));
  };
  return {
    x: clampOffset(viewport.x, drawing.width * viewport.scale, stage.width),
    y: clampOffset(viewport.y, drawing.height * viewport.scale, stage.height),
    scale: viewport.scale,
  };
}

const centred = (point: Point, stage: Size, scale: number): Viewport =>
  placeAt(point, centreOfSize(stage), scale);
