import { createSurfaceStage } from '@/components/surface/surfaceStage';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import {
  aroundCard,
  BOUNDS,
  cardCentre,
  drawingSize,
  fitDrawing,
  isCardSeen,
  keepInSight,
  opening,
} from '@/lib/genealogy/view/framing';
import { placeAt, toStage, type Point, type Size, type Viewport } from '@/lib/surface/viewport';

/** Factor of the scale for a press of a zoom button or key. */
export const ZOOM_STEP = 1.25;

/** Input of the tree's stage: the drawing, and the person in its centre. */
export interface TreeScene {
  readonly drawing: Drawing;
  /** Id of the person on whose card the view opens. */
  readonly centreId: string;
}

export type TreeStageParts = ReturnType<typeof createTreeStage>;

/** Creates the stage of the tree, which outlives every rendering. */
export function createTreeStage(initialDrawing: Drawing, scene: () => TreeScene) {
  let drawing = initialDrawing;
  /** Screen pixels per unit of the drawing; above 1 where the reader's font size is larger. */
  let unit = 1;
  /** Card that keeps its place, a point of the stage, with the next drawing. */
  let pinnedCard: { readonly id: string; readonly at: Point } | null = null;
  /** Id of the person to bring into view with the next drawing. */
  let pendingId: string | null = null;
  /** Id of the person last brought into view. */
  let revealedId: string | null = null;

  const surface = createSurfaceStage({
    bounds: () => BOUNDS,
    // Below the opening scale the wheel scrolls the page, as over the map: names would be illegible.
    wheelFloor: () => openingViewport(surface.size()).scale,
  });
  const { motion } = surface;
  const size = (): Size => drawingSize(drawing, unit);
  const centreOf = (id: string): Point | null => cardCentre(drawing, id, unit);

  /** Returns the opening viewport for a stage of a size in pixels. */
  function openingViewport(stage: Size): Viewport {
    const centre = centreOf(scene().centreId);
    return (
      (centre && drawing.opening?.(size(), stage, centre)) ?? opening(size(), stage, centre)
    );
  }

  function isCardInView(centre: Point): boolean {
    const viewport = surface.camera()?.viewport();
    return viewport !== undefined && isCardSeen(centre, viewport, surface.size(), unit);
  }

  /** Brings a person's card into view, once the card is drawn. */
  function reveal(id: string): void {
    const centre = centreOf(id);
    pendingId = centre ? null : id;
    revealedId = id;
    if (!centre || !surface.camera()) return;
    const stage = surface.size();
    const scale = motion.scale();
    const readableScale = Math.max(
      scale,
      Math.min(BOUNDS.readable, openingViewport(stage).scale),
    );
    if (isCardInView(centre) && scale === readableScale && !motion.destination()) return;
    surface.flyTo(aroundCard(centre, size(), stage, readableScale));
  }

  /** Returns the id of the person last brought into view; null when the card is neither in view nor approached. */
  function revealedInView(): string | null {
    const centre = revealedId === null ? null : centreOf(revealedId);
    return centre && (isCardInView(centre) || motion.destination()) ? revealedId : null;
  }

  return {
    surface,
    reveal,
    zoomBy: surface.zoomBy,
    showAll(): void {
      motion.stop();
      surface.flyTo(fitDrawing(size(), surface.size()));
    },
    /** Keeps a person's card at its place on screen when the drawing is replaced next. */
    hold(id: string): void {
      const centre = centreOf(id);
      const viewport = surface.camera()?.viewport();
      if (!centre || !viewport) return;
      motion.stop();
      pinnedCard = { id, at: toStage(viewport, centre) };
    },
    /** Replaces the drawing: keeps the pinned card in place, else reveals the pending person, else opens anew. */
    redraw(): void {
      if (drawing === scene().drawing) return;
      ({ drawing } = scene());
      const camera = surface.camera();
      if (!camera) return;
      const centre = pinnedCard && centreOf(pinnedCard.id);
      const point = pinnedCard?.at;
      pinnedCard = null;
      // A running flight has its destination in the previous drawing.
      motion.stop();
      if (centre && point) return camera.place(placeAt(centre, point, motion.scale()));
      if (pendingId !== null && centreOf(pendingId)) return reveal(pendingId);
      camera.place(openingViewport(surface.size()));
    },
    /** Mounts the stage on its elements. @returns a function that unmounts the stage */
    mount(stage: HTMLElement, layer: HTMLElement): () => void {
      return surface.mount(
        stage,
        {
          open: openingViewport,
          clamp: (viewport, stageSize) => keepInSight(viewport, size(), stageSize),
          paint({ x, y, scale }) {
            stage.setAttribute('data-moving', 'true');
            layer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
          },
          rest: () => stage.removeAttribute('data-moving'),
        },
        (resize) => {
          unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
          const id = revealedInView();
          resize();
          // A notice that opens beside the drawing narrows the stage, which could hide the person of the notice.
          if (id !== null) reveal(id);
          if (stage.clientWidth > 0) layer.setAttribute('data-ready', 'true');
        },
      );
    },
  };
}
