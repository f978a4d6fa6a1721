/** The overlay of a map: lines and letters above the ground. */
import { settlementDrawing, trenchDrawing } from '@/scripts/maps/geography/settlement';
import { compassDrawing } from './furniture/compass';
import { FRAME, frameDrawing, graticuleDrawing } from './furniture/frame';
import { insetDrawing, insetHeight } from './furniture/inset';
import { keyDrawing, keyHeight } from './furniture/key';

import { blur } from './grid';
import type { Grid } from './grid';
import { INK } from './ink';
import type { Board } from './labels/board';
import { place } from './labels/board';
import { labelsOf } from './labels/catalogue';
import { coversPoint, labelDrawing } from './labels/draw';
import type { PlacedLabel } from './labels/label';
import { textAt } from './lettering';
import type { Layout } from './layout';
import { coverage } from './raster';
import { roadsDrawing } from '@/scripts/maps/geography/roads';
import type { Sheet } from './sheet';
import { watersDrawing } from '@/scripts/maps/geography/waters';

/** Draws the areas of the furniture in white, where no label may stand. */
function furnitureArea({ extent }: Sheet, { key, compass, inset, credit }: Layout): string {
  const { width, height } = extent;
  const whiteRect = (x: number, y: number, w: number, h: number): string =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" fill="#fff"/>`;
  const frameWidth = FRAME + 6;
  return [
    `<path d="M0 0h${width}v${height}h${-width}zM${frameWidth} ${frameWidth}v${height - 2 * frameWidth}h${width - 2 * frameWidth}v${2 * frameWidth - height}z" fill="#fff" fill-rule="evenodd"/>`,
    whiteRect(key.x - 10, key.y - 10, key.width + 20, keyHeight(key) + 20),
    `<circle cx="${compass.x}" cy="${compass.y - compass.radius * 0.1}" r="${compass.radius * 1.35}" fill="#fff"/>`,
    inset
      ? whiteRect(inset.x - 14, inset.y - 14, inset.width + 28, insetHeight(inset) + 32)
      : '',
    whiteRect(credit.x - 420, credit.y - 14, 425, 20),
  ].join('');
}

/** Thickens thin lines by the distance that letters should keep from them. */
function thickenLines(lines: Grid): Grid {
  const blurredLines = blur(lines, 2.2);
  return { ...blurredLines, data: blurredLines.data.map((ratio) => Math.min(1, ratio * 3.5)) };
}

/** Chooses a place for every label that fits. */
export async function placeLabels(
  sheet: Sheet,
  plan: Layout,
  land: Grid,
  landOutline: string,
  ruggedness: Grid,
): Promise<PlacedLabel[]> {
  const lines = await coverage(
    sheet.extent,
    1,
    watersDrawing(sheet, plan.coast ? landOutline : '', plan.wadiWidth) +
      roadsDrawing(sheet) +
      trenchDrawing(sheet),
  );
  const board: Board = {
    land: plan.coast ? land : { ...land, data: land.data.slice().fill(1) },
    ruggedness,
    lines: thickenLines(lines),
    markers: sheet.places.map(({ longitude, latitude }) =>
      sheet.projectPoint([longitude, latitude]),
    ),
    markerBox: [90, 46],
    occupied: await coverage(sheet.extent, 1, furnitureArea(sheet, plan)),
  };
  return labelsOf(sheet).flatMap(
    (label) =>
      place(board, label) ?? (label.fallback ? place(board, label.fallback) : null) ?? [],
  );
}

/** Draws the lines that belong to the ground: waters, roads and earthworks. */
export const groundLines = (
  sheet: Sheet,
  plan: Layout,
  landOutline: string,
  labels: readonly PlacedLabel[] = [],
): string =>
  watersDrawing(sheet, plan.coast ? landOutline : '', plan.wadiWidth) +
  settlementDrawing(sheet, plan.palms, (point) => !labels.some(coversPoint(point))) +
  roadsDrawing(sheet);

/** Draws the whole overlay as one SVG body, with the labels that are legible at a density. */
export function overlayDrawing(
  sheet: Sheet,
  plan: Layout,
  landOutline: string,
  labels: readonly PlacedLabel[],
  density: number,
): string {
  const { credit, inset, graticule } = plan;
  const creditPath = textAt(
    credit.text,
    { face: '600-italic', size: 11, tracking: 0.015 },
    credit.x,
    credit.y,
    'end',
  );
  return [
    graticule === undefined ? '' : graticuleDrawing(sheet, graticule),
    groundLines(sheet, plan, landOutline, labels),
    ...labels.filter((label) => label.density <= density).map(labelDrawing),
    `<path d="${creditPath}" fill="${plan.coast ? INK.seaText : INK.text}"/>`,
    keyDrawing(sheet, plan.key),
    compassDrawing(plan.compass, plan.compass.radius, 'N'),
    inset ? insetDrawing(sheet, inset) : '',
    frameDrawing(sheet, plan.graduation),
  ].join('');
}
