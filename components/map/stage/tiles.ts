import { decodeTileIndex, type TileIndex } from '@/lib/map/tileIndex';
import type { Size, Viewport } from '@/lib/surface/viewport';

export type Tiles = ReturnType<typeof createTiles>;

/**
 * Creates the tiles over the visible part of the image.
 * @param container element in the image's own pixels, moved and scaled with it
 * @param image size in pixels at zoom 1
 * @param folder address of the tiles, without a trailing slash; `{folder}.json` is their index
 */
export function createTiles(container: HTMLElement, folder: string, image: Size) {
  const shown = new Map<string, HTMLImageElement>();
  const asked = new AbortController();
  let index: Promise<TileIndex | null> | null = null;
  let turn = 0;

  async function show(viewport: Viewport, stage: Size): Promise<void> {
    const wanted = viewport.scale * devicePixelRatio;
    const current = (turn += 1);
    const tiles = await (index ??= fetchIndex(folder, asked.signal));
    if (!tiles || current !== turn) return;
    const level =
      tiles.levels.find(({ scale }) => scale >= wanted * 0.95) ?? tiles.levels.at(-1);
    if (!level) return;
    const step = tiles.tileSize / level.scale;
    const kept = new Set<string>();
    for (let row = first(-viewport.y, viewport.scale, step); row < level.rows; row += 1) {
      if (row * step * viewport.scale + viewport.y > stage.height) break;
      for (
        let column = first(-viewport.x, viewport.scale, step);
        column < level.columns;
        column += 1
      ) {
        if (column * step * viewport.scale + viewport.x > stage.width) break;
        const name = `${level.scale}/${column}-${row}`;
        kept.add(name);
        if (shown.has(name)) continue;
        const left = column * step;
        const top = row * step;
        const width = Math.min(step, image.width - left);
        const height = Math.min(step, image.height - top);
        const tile = newTile(`${folder}/${name}.webp`, { left, top, width, height });
        shown.set(name, tile);
        tile.decode().then(
          // The tile may have left the view while it was decoded.
          () => shown.get(name) === tile && container.append(tile),
          () => undefined,
        );
      }
    }
    for (const [name, tile] of shown) {
      if (kept.has(name)) continue;
      tile.remove();
      shown.delete(name);
    }
  }

  return {
    show: (viewport: Viewport, stage: Size): void => void show(viewport, stage),
    dispose(): void {
      asked.abort();
      for (const tile of shown.values()) tile.remove();
      shown.clear();
    },
  };
}

const first = (hidden: number, scale: number, step: number): number =>
  Math.max(0, Math.floor(hidden / scale / step));

/** Fetches the index of the tiles; null on failure, since the map needs no tiles. */
async function fetchIndex(folder: string, signal: AbortSignal): Promise<TileIndex | null> {
  try {
    const response = await fetch(`${folder}.json`, { signal });
    return response.ok ? decodeTileIndex(await response.json()) : null;
  } catch {
    return null;
  }
}

interface TilePlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Creates a tile's image, which is inserted only once decoded, so that no partial one shows. */
function newTile(src: string, place: TilePlace): HTMLImageElement {
  const tile = new Image();
  tile.alt = '';
  tile.src = src;
  for (const [side, pixels] of Object.entries(place))
    tile.style.setProperty(side, `${pixels}px`);
  return tile;
}
