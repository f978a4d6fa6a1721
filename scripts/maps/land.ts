/** Land masks of maps, by which the site keeps markers out of the sea. */
import { writeFileSync } from 'node:fs';
import { runLengthsOf, type LandMask } from '@/lib/map/landMask';
import type { Survey } from '@/scripts/maps/geography/survey';
import { landPath } from '@/scripts/maps/geography/coast';
import { coverage } from '@/scripts/maps/raster';

/** Image pixels per cell: finer than a marker, coarser than a coastline. */
const CELL_SIZE = 4;

/** Writes the `land.json` of a map with a coast. */
export async function writeLand(
  { sheet, plan }: Pick<Survey, 'sheet' | 'plan'>,
  file: string,
): Promise<void> {
  if (!plan.coast) return;
  const { data, width, height } = await coverage(
    sheet.extent,
    1 / CELL_SIZE,
    `<path d="${landPath(sheet)}" fill="#fff"/>`,
  );
  const rows = Array.from({ length: height }, (_, row) =>
    runLengthsOf(
      Array.from({ length: width }, (_, column) => (data[row * width + column] ?? 0) > 0.5),
    ),
  );
  const mask = { cell: CELL_SIZE, rows: rows.map((row) => [...row]) } satisfies LandMask;
  writeFileSync(file, `${JSON.stringify(mask)}\n`);
}
