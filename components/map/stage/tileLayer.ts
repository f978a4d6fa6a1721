import type { Tiles } from '@/components/map/stage/tiles';
import type { Size, Viewport } from '@/lib/surface/viewport';

/** Lays tiles over the image where the screen shows more than it holds; their script is fetched with the first. */
export interface TileLayer {
  /** @param enlarged how many pixels of the screen one of the image may fill before tiles are asked for */
  readonly show: (viewport: Viewport, stage: Size, enlarged: number) => void;
  readonly dispose: () => void;
}

/**
 * @param container element in the image's own pixels, moved and scaled with it
 * @param image size in pixels at zoom 1
 * @param folder address of the tiles, without a trailing slash; `{folder}.json` tells which there are
 */
export function createTileLayer(
  container: HTMLElement,
  folder: string,
  image: Size,
): TileLayer {
  let asked: Promise<Tiles | null> | null = null;
  let turn = 0;

  const load = (): Promise<Tiles | null> =>
    import('@/components/map/stage/tiles').then(
      ({ createTiles }) => createTiles(container, folder, image),
      // A map without sharper tiles is still a map.
      () => null,
    );

  async function show(viewport: Viewport, stage: Size, enlarged: number): Promise<void> {
    const current = (turn += 1);
    if (viewport.scale * devicePixelRatio <= enlarged) return;
    const tiles = await (asked ??= load());
    if (current === turn) tiles?.show(viewport, stage);
  }

  return {
    show: (viewport, stage, enlarged) => void show(viewport, stage, enlarged),
    dispose() {
      turn += 1;
      void asked?.then((tiles) => tiles?.dispose());
    },
  };
}
