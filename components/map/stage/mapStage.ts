import { createTileLayer } from '@/components/map/stage/tileLayer';
import type { MapStageProps } from '@/components/map/stage/mapStageProps';
import { bringIntoWindow, windowCutOf } from '@/components/map/stage/windowCut';
import { controlBoxes } from '@/components/map/controls/controlBoxes';
import { fly, loadSpring } from '@/components/map/stage/flights';
import { createMarkerOverlay } from '@/components/map/markers/markerOverlay';
import { createSurfaceStage } from '@/components/surface/surfaceStage';
import { afterNextFrame } from '@/components/ui/browser/frames';
import { runInTasks } from '@/components/ui/browser/schedule';
import { describeView } from '@/lib/map/camera/describeView';
import {
  fitHeight,
  imagePoint,
  MAP_BOUNDS,
  viewOf,
  viewportOf,
  type MapView,
} from '@/lib/map/camera/framing';
import { createPlaceFraming } from '@/lib/map/camera/placeFraming';
import type { MarkerGroups } from '@/lib/map/markers/markerLayout';
import { clampTo, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

/** Greatest enlargement of the image before sharper tiles load: on arrival, and after a gesture. */
const MAX_ENLARGEMENT = { first: 1.5, afterInput: 1.05 } as const;

/** Input of the stage, and its callbacks. */
export interface MapScene extends MapStageProps {
  /** Places whose shared markers have an open list. */
  readonly openHosts: ReadonlySet<string>;
  /** Called with the places that share markers, when they have changed. */
  readonly onGroups: (groups: MarkerGroups) => void;
  /** Called with an announcement for screen readers. */
  readonly onAnnounce: (words: string) => void;
}

export type MapStageParts = ReturnType<typeof createMapStage>;

/** Creates the stage of a map, which outlives every render. @param image its size in pixels at scale 1 */
export function createMapStage(image: Size, scene: () => MapScene) {
  let element: Element | null = null;
  /** Whether the markers have their first positions. */
  let isPlaced = false;
  /** Whether to announce the view at rest, after a key or a button. */
  let isAnnouncing = false;
  /** View in the address. */
  let notedView = '';

  const surface = createSurfaceStage({
    fly,
    bounds: () => MAP_BOUNDS,
    onInterrupt: () => framing.interrupt(),
  });
  const { motion, camera } = surface;
  const framing = createPlaceFraming({
    camera,
    motion,
    image,
    pointOf(placeId) {
      const place = scene().places.find(({ id }) => id === placeId);
      return place ? imagePoint(place.coordinates, image) : null;
    },
    windowCut: () => (element ? windowCutOf(element) : { top: 0, bottom: 0 }),
    bringIntoWindow(y, isArrival) {
      // Leave the scroll position of a visitor who has scrolled before the map was loaded.
      if (!element || (isArrival && window.scrollY > 0)) return;
      bringIntoWindow(element, y, isArrival ? 'instant' : 'auto');
    },
  });
  const overlay = createMarkerOverlay(
    image,
    () => scene().places,
    () => (element ? controlBoxes(element) : []),
    {
      onChange: (groups) => scene().onGroups(groups),
      isOpen: (hostId) => scene().openHosts.has(hostId),
    },
  );

  function placeMarkers(viewport: Viewport, stage: Size): void {
    isPlaced = true;
    if (!overlay.isLaidOut(viewport)) overlay.layOut(viewport, stage);
    overlay.paintAtRest(viewport, stage);
  }

  /** Records a view. @returns whether it has changed */
  function noteView(view: MapView): boolean {
    const words = JSON.stringify(view);
    const isNew = words !== notedView;
    notedView = words;
    return isNew;
  }

  return {
    surface,
    framing,
    overlay,
    zoomBy(factor: number): void {
      isAnnouncing = true;
      surface.zoomBy(factor);
    },
    panBy(by: Point): void {
      isAnnouncing = true;
      motion.stop();
      motion.panBy(by);
    },
    showAll(): void {
      motion.stop();
      isAnnouncing = true;
      surface.flyTo(fitHeight(image, surface.size()));
    },
    /** Lays out changed places or lists, and writes their positions. */
    layOut(): void {
      const view = camera();
      if (!view || !isPlaced) return;
      overlay.layOut(view.viewport(), view.stage());
      overlay.paintAtRest(view.viewport(), view.stage());
    },
    /** @returns a function that unmounts the stage */
    mount(stageElement: HTMLElement, layer: HTMLElement): () => void {
      element = stageElement;
      const { tiles, initialView } = scene();
      const tileLayer = tiles ? createTileLayer(layer, tiles, image) : null;
      let cancelMarkers = (): void => undefined;
      let cancelTiles = (): void => undefined;
      /** Without a view in the address, the first view does not load half a megabyte of tiles. */
      let maxEnlargement: number =
        initialView === null ? MAX_ENLARGEMENT.first : MAX_ENLARGEMENT.afterInput;

      const unmount = surface.mount(stageElement, {
        open: (stage) =>
          initialView ? viewportOf(initialView, image, stage) : fitHeight(image, stage),
        clamp: (viewport, stage) => clampTo(viewport, image, framing.room(stage)),
        paint(viewport, stage) {
          const { x, y, scale } = viewport;
          layer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
          if (isPlaced) {
            stageElement.setAttribute('data-moving', 'true');
            overlay.paint(viewport, stage);
            return;
          }
          noteView(viewOf(viewport, image, stage));
          // In tasks of their own: each is long, as is the one in which React mounts the stage.
          cancelMarkers();
          cancelMarkers = runInTasks(
            () => overlay.measureNames(),
            () => overlay.layOut(viewport, stage),
            () => placeMarkers(viewport, stage),
          );
        },
        rest(viewport, stage) {
          stageElement.removeAttribute('data-moving');
          placeMarkers(viewport, stage);
          tileLayer?.show(viewport, stage, maxEnlargement);
          const { places, onAnnounce, onViewChange } = scene();
          if (isAnnouncing) onAnnounce(describeView(viewport, stage, places, image));
          isAnnouncing = false;
          const view = viewOf(viewport, image, stage);
          if (noteView(view)) onViewChange(view);
        },
      });

      const controller = new AbortController();
      const onFirstInput = (): void => {
        controller.abort();
        maxEnlargement = MAX_ENLARGEMENT.afterInput;
        // The gesture's own frame comes first.
        cancelTiles = afterNextFrame(() => {
          loadSpring().catch(() => null);
          const view = camera();
          if (view) tileLayer?.show(view.viewport(), view.stage(), maxEnlargement);
        });
      };
      for (const type of ['pointerdown', 'wheel', 'keydown'])
        addEventListener(type, onFirstInput, {
          capture: true,
          passive: true,
          signal: controller.signal,
        });

      return () => {
        controller.abort();
        cancelTiles();
        cancelMarkers();
        isPlaced = false;
        unmount();
        tileLayer?.dispose();
        element = null;
      };
    },
  };
}
