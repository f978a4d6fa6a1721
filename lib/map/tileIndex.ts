import { fieldsOf, isListOf, isRecord } from '@/lib/decode';

/** The sharper renderings of a map, in tiles; `scale` is how many of their pixels make one of the image. */
export interface TileIndex {
  readonly tileSize: number;
  readonly levels: readonly {
    readonly scale: number;
    readonly columns: number;
    readonly rows: number;
  }[];
}

/** Decodes the answer of a `{tiles}.json`. @returns null where it is no index of tiles */
export function decodeTileIndex(answer: unknown): TileIndex | null {
  const { tileSize, levels } = fieldsOf(answer);
  return typeof tileSize === 'number' && isListOf(levels, isLevel)
    ? { tileSize, levels }
    : null;
}

const isLevel = (value: unknown): value is TileIndex['levels'][number] =>
  isRecord(value) &&
  [value.scale, value.columns, value.rows].every((number) => typeof number === 'number');
