/** A map's survey, ready to be drawn: land, labels, fields of the ground. */
import { landPath } from './coast';
import { groundFieldsOf } from '@/scripts/maps/ground/fields';
import type { GroundFields } from '@/scripts/maps/ground/fields';
import { resample } from '@/scripts/maps/grid';
import type { Grid } from '@/scripts/maps/grid';
import { labelAreaDrawing } from '@/scripts/maps/labels/draw';
import type { PlacedLabel } from '@/scripts/maps/labels/label';
import { placeLabels } from '@/scripts/maps/overlay';
import type { Layout } from '@/scripts/maps/layout';
import { coverage } from '@/scripts/maps/raster';
import { FULL_STAGES, shapeOf } from '@/scripts/maps/relief/heightfield';
import type { Stage } from '@/scripts/maps/relief/heightfield';
import { openSheet } from '@/scripts/maps/sheet';
import type { Sheet } from '@/scripts/maps/sheet';

export type Survey = {
  readonly sheet: Sheet;
  readonly plan: Layout;
  /** Path of the land; the whole picture without a sea. */
  readonly outline: string;
  readonly labels: readonly PlacedLabel[];
  readonly fields: GroundFields;
};

const whitePath = (d: string): string => `<path d="${d}" fill="#fff"/>`;

/** Draws the areas of calm ground: around every place, and below every label of the first rank. */
function calmGround(sheet: Sheet, radius: number, labels: readonly PlacedLabel[]): string {
  const places = sheet.places.map(({ longitude, latitude }) => {
    const { x, y } = sheet.projectPoint([longitude, latitude]);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`;
  });
  return [
    ...places,
    ...labels.filter(({ density }) => density === 1).map(labelAreaDrawing),
  ].join('');
}

/**
 * Computes what the drawing of a map needs: its sheet, its plan, the outline of its land, its placed labels and the
 * fields of its ground.
 * @param stages grids of the erosion, coarse to fine
 */
export async function surveyOf(
  id: string,
  stages: readonly Stage[] = FULL_STAGES,
): Promise<Survey> {
  const sheet = openSheet(id);
  const plan = sheet.facts.layout;
  const { width, height } = sheet.extent;
  const outline = plan.coast
    ? landPath(sheet)
    : `M-9-9h${width + 18}v${height + 18}h${-width - 18}z`;
  const land: Grid = await coverage(sheet.extent, 1, whitePath(outline));
  const shape = shapeOf(sheet, land, plan.heightScale);
  const ruggedness = resample(shape.ruggedness, width, height);
  const labels = await placeLabels(sheet, plan, land, outline, ruggedness);
  const fields = await groundFieldsOf(
    sheet,
    land,
    plan.undulation,
    shape,
    calmGround(sheet, plan.calmRadius, labels),
    stages,
  );
  return { sheet, plan, outline, labels, fields };
}

/** Rasterizes the land's coverage at a density. */
export const landAt = ({ sheet, outline }: Survey, scale: number): Promise<Grid> =>
  coverage(sheet.extent, scale, whitePath(outline));
