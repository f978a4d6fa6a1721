/** The land mask of a map's image: `public/maps/{id}/land.json`. */
import * as v from 'valibot';
import type { Point } from '@/lib/surface/viewport';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Cells of `cell` × `cell` image pixels, row by row; a row is run-length encoded, alternating sea and land. */
export const LandMaskSchema = v.strictObject({
  cell: v.pipe(v.number('un nombre de pixels est attendu'), v.minValue(1)),
  rows: v.array(v.array(Count, 'des longueurs de mer et de terre sont attendues')),
});

export type LandMask = v.InferOutput<typeof LandMaskSchema>;

/** Encodes a row of cells as run lengths, beginning with sea (0 where land begins). */
export function runLengthsOf(cells: readonly boolean[]): readonly number[] {
  const stretches: number[] = [0];
  let isLand = false;
  for (const cell of cells) {
    if (cell !== isLand) stretches.push(0);
    isLand = cell;
    stretches.push((stretches.pop() ?? 0) + 1);
  }
  return stretches;
}

/** Tells whether an image point, in pixels at zoom 1, is on land; outside points are clamped to the edge. */
export function isLandAt({ cell, rows }: LandMask, { x, y }: Point): boolean {
  const row = rows[Math.min(rows.length - 1, Math.max(0, Math.floor(y / cell)))] ?? [];
  let end = 0;
  const column = Math.max(0, Math.floor(x / cell));
  const runIndex = row.findIndex((length) => (end += length) > column);
  return (runIndex < 0 ? row.length - 1 : runIndex) % 2 === 1;
}
