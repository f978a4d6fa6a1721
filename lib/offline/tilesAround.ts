import type { TileIndex } from '@/lib/map/tileIndex';
import type { Point } from '@/lib/surface/viewport';

/** In tiles: distance around a place within which its map is kept, about the screen of a phone. */
const AROUND_TILES = 0.75;

/**
 * Lists the tiles around places at every level, without duplicates, as `scale/column-row`.
 * @param points in pixels of the image at zoom 1
 */
export function tilesAround(
  { tileSize, levels }: TileIndex,
  points: readonly Point[],
): readonly string[] {
  const names = new Set<string>();
  for (const { scale, columns, rows } of levels)
    for (const { x, y } of points)
      for (const column of indexesAround((x * scale) / tileSize, columns))
        for (const row of indexesAround((y * scale) / tileSize, rows))
          names.add(`${scale}/${column}-${row}`);
  return [...names];
}

/** Lists the indices of the tiles near a position, given in tiles. */
function indexesAround(position: number, count: number): readonly number[] {
  const firstIndex = Math.max(0, Math.floor(position - AROUND_TILES));
  const lastIndex = Math.min(count - 1, Math.floor(position + AROUND_TILES));
  return Array.from(
    { length: Math.max(0, lastIndex - firstIndex + 1) },
    (_, index) => firstIndex + index,
  );
}
