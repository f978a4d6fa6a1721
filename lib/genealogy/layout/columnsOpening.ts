import { placeAt, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

/** Least scale at which columns are shown in full width: that of a window of 320 pixels. */
const MIN_COLUMNS_SCALE = 0.58;
/** Ratio of the stage's height at which the centred person's card stands in tall columns. */
const CENTRE_RATIO = 0.4;

/**
 * Computes the opening viewport of the columns: full width, from the top where that shows the person, else with the
 * person in the upper part of the stage.
 */
export function openingOfColumns(drawing: Size, stage: Size, centre: Point): Viewport {
  const scale = Math.min(1, Math.max(MIN_COLUMNS_SCALE, stage.width / drawing.width || 1));
  const target = { x: stage.width / 2, y: stage.height * CENTRE_RATIO };
  const { x, y } = placeAt({ x: drawing.width / 2, y: centre.y }, target, scale);
  const minY = Math.min(0, stage.height - drawing.height * scale);
  return { x, y: y > -stage.height * 0.25 ? 0 : Math.max(minY, y), scale };
}
