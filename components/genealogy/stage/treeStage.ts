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

/** Input of the tree's stage: its drawing, and the people it must bring in sight. */
export interface TreeScene {
  readonly drawing: Drawing;
  /** Id of the person on whose card the view opens. */
  readonly centreId: string;
}

export type TreeStageParts = ReturnType<typeof createTreeStage>;

/** Creates the stage of the tree, which outlives every rendering. */
export function createTreeStage(first: Drawing, scene: () => TreeScene) {
  /** Layout of the cards and lines to paint. */
  let drawing = first;
  /** Pixels of the screen for one of the drawing: more where the reader's text is larger. */
  let unit = 1;
  let held: { readonly id: string; readonly at: Point } | null = null;
  /** Id of the person to bring in sight with the next layout. */
  let soughtId: string | null = null;
  /** The person last brought in sight. */
  let revealedId: string | null = null;

  const surface = createSurfaceStage({
    bounds: () => BOUNDS,
    // From the opening view the wheel scrolls the page at once, as over the map; names never get too small to be read.
    wheelFloor: () => openingOn(surface.size()).scale,
  });
  const { motion } = surface;
  const size = (): Size => drawingSize(drawing, unit);
  const centreOf = (id: string): Point | null => cardCentre(drawing, id, unit);

  /** Returns how the stage opens, for its size in pixels. */
  function openingOn(stage: Size): Viewport {
    const centre = centreOf(scene().centreId);
    return (
      (centre && drawing.opening?.(size(), stage, centre)) ?? opening(size(), stage, centre)
    );
  }

  function isSeen(centre: Point): boolean {
    const viewport = surface.camera()?.viewport();
    return viewport !== undefined && isCardSeen(centre, viewport, surface.size(), unit);
  }

  /** Brings a person's card in sight, once it is drawn. */
  function reveal(id: string): void {
    const centre = centreOf(id);
    soughtId = centre ? null : id;
    revealedId = id;
    if (!centre || !surface.camera()) return;
    const stage = surface.size();
    const scale = motion.scale();
    const readable = Math.max(scale, Math.min(BOUNDS.readable, openingOn(stage).scale));
    if (isSeen(centre) && scale === readable && !motion.destination()) return;
    surface.flyTo(aroundCard(centre, size(), stage, readable));
  }

  /** The person who was brought in sight and still is, or is on the way there. */
  function found(): string | null {
    const centre = revealedId === null ? null : centreOf(revealedId);
    return centre && (isSeen(centre) || motion.destination()) ? revealedId : null;
  }

  return {
    surface,
    reveal,
    zoomBy: surface.zoomBy,
    showAll(): void {
      motion.stop();
      surface.flyTo(fitDrawing(size(), surface.size()));
    },
    /** Keeps a person's card where it is on the screen through the next drawing. */
    hold(id: string): void {
      const centre = centreOf(id);
      const viewport = surface.camera()?.viewport();
      if (!centre || !viewport) return;
      motion.stop();
      held = { id, at: toStage(viewport, centre) };
    },
    /** Shows another drawing: keeps the held card in place, else centres the sought person, else opens anew. */
    redraw(): void {
      if (drawing === scene().drawing) return;
      ({ drawing } = scene());
      const camera = surface.camera();
      if (!camera) return;
      const centre = held && centreOf(held.id);
      const at = held?.at;
      held = null;
      // A flight that is under way leads to where a card was in the drawing before.
      motion.stop();
      if (centre && at) return camera.place(placeAt(centre, at, motion.scale()));
      if (soughtId !== null && centreOf(soughtId)) return reveal(soughtId);
      camera.place(openingOn(surface.size()));
    },
    /** @returns takes the stage off the page */
    mount(stage: HTMLElement, layer: HTMLElement): () => void {
      return surface.mount(
        stage,
        {
          open: openingOn,
          clamp: (viewport, room) => keepInSight(viewport, size(), room),
          paint({ x, y, scale }) {
            stage.setAttribute('data-moving', 'true');
            layer.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
          },
          rest: () => stage.removeAttribute('data-moving'),
        },
        (resize) => {
          unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
          const id = found();
          resize();
          // A notice that opens beside the drawing takes a part of the stage: the person whom it is about stays in sight.
          if (id !== null) reveal(id);
          if (stage.clientWidth > 0) layer.setAttribute('data-ready', 'true');
        },
      );
    },
  };
}
