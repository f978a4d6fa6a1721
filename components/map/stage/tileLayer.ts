import type { Tiles } from '@/components/map/stage/tiles';
import type { Size, Viewport } from '@/lib/surface/viewport';

/**
 * Creates the layer of tiles, for scales at which the screen has more pixels than the image; their
 * script is loaded with the first.
 * @param container element in the image's own pixels, moved and scaled with it
 * @param image size in pixels at zoom 1
 * @param folder address of the tiles, without a trailing slash; `{folder}.json` is their index
 */
export function createTileLayer(container: HTMLElement, folder: string, image: Size) {
  let tilesPromise: Promise<Tiles | null> | null = null;
  let turn = 0;

  const load = (): Promise<Tiles | null> =>
    import('@/components/map/stage/tiles').then(
      ({ createTiles }) => createTiles(container, folder, image),
      // Without tiles the map still works.
      () => null,
    );

  async function show(viewport: Viewport, stage: Size, maxEnlargement: number): Promise<void> {
    const current = (turn += 1);
    if (viewport.scale * devicePixelRatio <= maxEnlargement) return;
    const tiles = await (tilesPromise ??= load());
    if (current === turn) tiles?.show(viewport, stage);
  }

  return {
    /** @param maxEnlargement screen pixels per image pixel above which tiles are loaded */
    show: (viewport: Viewport, stage: Size, maxEnlargement: number): void =>
      void show(viewport, stage, maxEnlargement),
    dispose(): void {
      turn += 1;
      void tilesPromise?.then((tiles) => tiles?.dispose());
    },
  };
}
