import { useLayoutEffect, useState, type RefObject } from 'react';
import { MARGIN } from '@/components/genealogy/drawing/TreeSvg';
import { createMotion, type SurfaceMotion } from '@/components/surface/surfaceMotion';
import { requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import { CARD } from '@/lib/genealogy/layout/units';
import type { Drawing } from '@/lib/genealogy/layout/drawing';
import {
  aroundCard,
  BOUNDS,
  fitDrawing,
  keepInSight,
  opening,
  type Box,
} from '@/lib/genealogy/view/framing';
import { createCamera, middle, type Camera } from '@/lib/surface/camera';
import { placeAt, toStage, type Point, type Viewport } from '@/lib/surface/viewport';

/** How the tree lies on its stage, and what moves it. */
export interface TreeSurface {
  readonly motion: SurfaceMotion;
  readonly reveal: (id: string) => void;
  readonly hold: (id: string) => void;
  readonly showAll: () => void;
  readonly stageCentre: () => Point;
}

interface SurfaceProps {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
  readonly drawing: Drawing;
  /** Whose card the stage opens on. */
  readonly centreId: string;
}

export function useTreeSurface({
  surface,
  layer,
  drawing,
  centreId,
}: SurfaceProps): TreeSurface {
  const [parts] = useState(() => createParts(drawing, centreId));

  useLayoutEffect(() => {
    const [stage, moved] = [surface.current, layer.current];
    if (!stage || !moved) return;
    parts.readUnit();
    const camera = createCamera({
      image: parts.size(),
      room: (size) => size,
      first: parts.opening,
      clamp: (viewport, size) => keepInSight(viewport, parts.size(), size),
      paint({ x, y, scale }) {
        stage.setAttribute('data-moving', 'true');
        moved.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${scale})`;
      },
      rest: () => stage.removeAttribute('data-moving'),
      requestFrame,
      schedule,
    });
    parts.setCamera(camera);
    const measure = (): void => {
      parts.readUnit();
      const found = parts.found();
      camera.resize({ width: stage.clientWidth, height: stage.clientHeight });
      // A notice that opens beside the drawing takes a part of the stage: whom it is about stays in sight.
      if (found !== null) parts.reveal(found);
      if (stage.clientWidth > 0) moved.setAttribute('data-ready', 'true');
    };
    const observer = new ResizeObserver(measure);
    observer.observe(stage);
    measure();
    return () => {
      observer.disconnect();
      parts.motion.stop();
      camera.dispose();
      parts.setCamera(null);
    };
  }, [surface, layer, parts]);

  // Other people: what is held stays, whom one looks for is found, else the stage opens on them anew.
  useLayoutEffect(() => parts.redraw(drawing, centreId), [parts, drawing, centreId]);

  return {
    motion: parts.motion,
    reveal: parts.reveal,
    hold: parts.hold,
    showAll: parts.showAll,
    stageCentre: () => middle(parts.stage()),
  };
}

/** What outlives every rendering. */
function createParts(first: Drawing, firstCentre: string) {
  let drawing = first;
  let centreId = firstCentre;
  let camera: Camera | null = null;
  /** Pixels of the screen for one of the drawing: more where the reader's text is larger. */
  let unit = 1;
  let held: { readonly id: string; readonly at: Point } | null = null;
  let sought: string | null = null;
  /** Who was last brought in sight. */
  let revealed: string | null = null;

  const motion = createMotion({
    camera: () => camera,
    isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onTaken: () => undefined,
    bounds: BOUNDS,
    // From the opening view the wheel scrolls the page at once, as over the map; names never get too small to be read.
    wheelFloor: () => openingOn(stage()).scale,
  });
  const size = (): Box => ({
    width: (drawing.width + 2 * MARGIN) * unit,
    height: (drawing.height + 2 * MARGIN) * unit,
  });
  const stage = () => camera?.stage() ?? { width: 0, height: 0 };

  function centreOf(id: string): Point | null {
    const card = drawing.cards.find((one) => one.id === id);
    return card
      ? {
          x: (card.x + CARD.width / 2 + MARGIN) * unit,
          y: (card.y + CARD.height / 2 + MARGIN) * unit,
        }
      : null;
  }

  /** How the stage opens, for its size in pixels. */
  function openingOn(room: Box): Viewport {
    const centre = centreOf(centreId);
    return (centre && drawing.opening?.(size(), room, centre)) ?? opening(size(), room, centre);
  }

  function showAll(): void {
    if (!camera) return;
    motion.stop();
    motion.flyTo(fitDrawing(size(), stage()), middle(stage()));
  }

  /** Whether the whole of a card with this centre is on the stage. */
  function isSeen(centre: Point): boolean {
    if (!camera) return false;
    const { scale } = camera.viewport();
    const at = toStage(camera.viewport(), centre);
    const { width, height } = stage();
    const [x, y] = [(CARD.width / 2) * scale * unit, (CARD.height / 2) * scale * unit];
    return at.x > x && at.x < width - x && at.y > y && at.y < height - y;
  }

  function reveal(id: string): void {
    const centre = centreOf(id);
    sought = centre ? null : id;
    revealed = id;
    if (!centre || !camera) return;
    const { scale } = camera.viewport();
    const readable = Math.max(scale, Math.min(BOUNDS.readable, openingOn(stage()).scale));
    if (isSeen(centre) && scale === readable && !motion.destination()) return;
    motion.flyTo(aroundCard(centre, size(), stage(), readable), middle(stage()));
  }

  /** Who was brought in sight and still is, or is on the way there. */
  function found(): string | null {
    const centre = revealed === null ? null : centreOf(revealed);
    return centre && (isSeen(centre) || motion.destination()) ? revealed : null;
  }

  return {
    motion,
    size,
    stage,
    centreOf,
    showAll,
    reveal,
    found,
    opening: openingOn,
    setCamera(next: Camera | null): void {
      camera = next;
    },
    readUnit(): void {
      unit = parseFloat(getComputedStyle(document.documentElement).fontSize) / 16 || 1;
    },
    hold(id: string): void {
      const centre = centreOf(id);
      if (!centre || !camera) return;
      motion.stop();
      held = { id, at: toStage(camera.viewport(), centre) };
    },
    redraw(next: Drawing, nextCentre: string): void {
      centreId = nextCentre;
      if (drawing === next) return;
      drawing = next;
      if (!camera) return;
      const kept = held && centreOf(held.id);
      const at = held?.at;
      held = null;
      // A flight that is under way leads to where somebody stood in the drawing before.
      motion.stop();
      if (kept && at) return camera.place(placeAt(kept, at, camera.viewport().scale));
      if (sought !== null && centreOf(sought)) return reveal(sought);
      camera.place(openingOn(stage()));
    },
  };
}
