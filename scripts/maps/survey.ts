/** A map made ready to be drawn: its land, the places of its names, its ground's fields. */
import { landPath } from './coast';
import { fieldsOf } from './ground/fields';
import type { Fields } from './ground/fields';
import { resample } from './grid';
import type { Grid } from './grid';
import { lane } from './labels/draw';
import type { PlacedLabel } from './labels/label';
import { placeLabels } from './overlay';
import { planOf } from './plan';
import type { Plan } from './plan';
import { coverage } from './raster';
import { FULL_STAGES, shapeOf } from './relief/heightfield';
import type { Stage } from './relief/heightfield';
import { openSheet } from './sheet';
import type { Sheet } from './sheet';

export type Survey = {
  readonly sheet: Sheet;
  readonly plan: Plan;
  /** The `d` of the land, the whole picture where there is no sea. */
  readonly outline: string;
  readonly labels: readonly PlacedLabel[];
  readonly fields: Fields;
};

const filled = (d: string): string => `<path d="${d}" fill="#fff"/>`;

/** Round every place, and under every name of the first rank. */
function calmGround(sheet: Sheet, radius: number, labels: readonly PlacedLabel[]): string {
  const places = sheet.places.map(({ longitude, latitude }) => {
    const { x, y } = sheet.point([longitude, latitude]);
    return `<circle cx="${x}" cy="${y}" r="${radius}" fill="#fff"/>`;
  });
  return [...places, ...labels.filter(({ density }) => density === 1).map(lane)].join('');
}

export async function surveyOf(
  id: string,
  stages: readonly Stage[] = FULL_STAGES,
): Promise<Survey> {
  const sheet = openSheet(id);
  const plan = planOf(id);
  const { width, height } = sheet.extent;
  const outline = plan.coast
    ? landPath(sheet)
    : `M-9-9h${width + 18}v${height + 18}h${-width - 18}z`;
  const land: Grid = await coverage(sheet.extent, 1, filled(outline));
  const shape = shapeOf(sheet, land, plan.heightScale);
  const ruggedness = resample(shape.ruggedness, width, height);
  const labels = await placeLabels(sheet, plan, land, outline, ruggedness);
  const fields = await fieldsOf(
    sheet,
    land,
    plan.undulation,
    shape,
    calmGround(sheet, plan.calmRadius, labels),
    stages,
  );
  return { sheet, plan, outline, labels, fields };
}

/** The land's coverage at a density. */
export const landAt = ({ sheet, outline }: Survey, scale: number): Promise<Grid> =>
  coverage(sheet.extent, scale, filled(outline));
