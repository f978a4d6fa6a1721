import { fieldsOf, isListOf, isRecord } from '@/lib/decode';

/** The tiles of a map; `scale` is the number of their pixels per image pixel. */
export interface TileIndex {
  readonly tileSize: number;
  readonly levels: readonly {
    readonly scale: number;
    readonly columns: number;
    readonly rows: number;
  }[];
}

/** Decodes the response of a `{tiles}.json`. @returns null when invalid */
export function decodeTileIndex(answer: unknown): TileIndex | null {
  const { tileSize, levels } = fieldsOf(answer);
  return typeof tileSize === 'number' && isListOf(levels, isLevel)
    ? { tileSize, levels }
    : null;
}

const isLevel = (value: unknown): value is TileIndex['levels'][number] =>
  isRecord(value) &&
  [value.scale, value.columns, value.rows].every((number) => typeof number === 'number');
