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
  const shownTiles = new Map<string, HTMLImageElement>();
  const controller = new AbortController();
  let index: Promise<TileIndex | null> | null = null;
  let lastRun = 0;

  async function show(viewport: Viewport, stage: Size): Promise<void> {
    const targetScale = viewport.scale * devicePixelRatio;
    const run = (lastRun += 1);
    const tiles = await (index ??= fetchIndex(folder, controller.signal));
    if (!tiles || run !== lastRun) return;
    const level =
      tiles.levels.find(({ scale }) => scale >= targetScale * 0.95) ?? tiles.levels.at(-1);
    if (!level) return;
    const tileSide = tiles.tileSize / level.scale;
    const visibleNames = new Set<string>();
    for (
      let row = firstIndex(-viewport.y, viewport.scale, tileSide);
      row < level.rows;
      row += 1
    ) {
      if (row * tileSide * viewport.scale + viewport.y > stage.height) break;
      for (
        let column = firstIndex(-viewport.x, viewport.scale, tileSide);
        column < level.columns;
        column += 1
      ) {
        if (column * tileSide * viewport.scale + viewport.x > stage.width) break;
        const name = `${level.scale}/${column}-${row}`;
        visibleNames.add(name);
        if (shownTiles.has(name)) continue;
        const left = column * tileSide;
        const top = row * tileSide;
        const width = Math.min(tileSide, image.width - left);
        const height = Math.min(tileSide, image.height - top);
        const tile = newTile(`${folder}/${name}.webp`, { left, top, width, height });
        shownTiles.set(name, tile);
        tile.decode().then(
          // The tile may have left the view while it was decoded.
          () => shownTiles.get(name) === tile && container.append(tile),
          () => undefined,
        );
      }
    }
    for (const [name, tile] of shownTiles) {
      if (visibleNames.has(name)) continue;
      tile.remove();
      shownTiles.delete(name);
    }
  }

  return {
    show: (viewport: Viewport, stage: Size): void => void show(viewport, stage),
    dispose(): void {
      controller.abort();
      for (const tile of shownTiles.values()) tile.remove();
      shownTiles.clear();
    },
  };
}

const firstIndex = (hidden: number, scale: number, tileSide: number): number =>
  Math.max(0, Math.floor(hidden / scale / tileSide));

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
  for (const [property, pixels] of Object.entries(place))
    tile.style.setProperty(property, `${pixels}px`);
  return tile;
}
