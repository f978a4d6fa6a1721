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
  const fields = new Map(Object.entries(Object(answer)));
  const [tileSize, levels] = [fields.get('tileSize'), fields.get('levels')];
  if (typeof tileSize !== 'number' || !Array.isArray(levels)) return null;
  const decoded = levels.flatMap((level: unknown) => decodeLevel(level) ?? []);
  return decoded.length === levels.length ? { tileSize, levels: decoded } : null;
}

function decodeLevel(value: unknown): TileIndex['levels'][number] | null {
  const [scale, columns, rows] = ['scale', 'columns', 'rows'].map((name): unknown =>
    Reflect.get(Object(value), name),
  );
  return typeof scale === 'number' && typeof columns === 'number' && typeof rows === 'number'
    ? { scale, columns, rows }
    : null;
}
