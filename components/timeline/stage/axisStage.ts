import {
  createAxisPainter,
  type AxisElements,
  type AxisPainter,
  type AxisScene,
} from '@/components/timeline/stage/axisPainter';
import { createSurfaceStage } from '@/components/surface/surfaceStage';
import type { StageZoom } from '@/components/surface/zoomKeys';
import { onAppearanceChange } from '@/components/timeline/stage/appearanceChanges';
import { holdCentre } from '@/lib/surface/camera';
import type { Viewport } from '@/lib/surface/viewport';
import {
  axisBounds,
  clampAxis,
  holdAt,
  isOpening,
  isWellInSight,
  openingViewport,
  panAxis,
  viewportOfRange,
  shownRange,
  wholeViewport,
  xOf,
} from '@/lib/timeline/axis/view';
import type { DayRange } from '@/lib/timeline/query';

export interface AxisMoves extends StageZoom {
  /** Pans by a ratio of the stage's width, towards the past when positive. */
  readonly panBy: (ratio: number) => void;
  /** Pans until a day is well in view, at the same scale; with `isAtOnce`, jumps with the day in the centre. */
  readonly reveal: (day: number, isAtOnce?: boolean) => void;
  /** Returns the side of the stage with more room beside an entry. */
  readonly sideOf: (entry: { readonly anchor: number }) => 'left' | 'right';
}

/**
 * Creates the stage of the axis, which outlives every render. @param onRest called with the range
 * of days in view; null for the opening range
 */
export function createAxisStage(
  scene: () => AxisScene,
  onRest: (range: DayRange | null) => void,
) {
  const surface = createSurfaceStage({ bounds: ({ width }) => axisBounds(width) });
  let painter: AxisPainter | null = null;

  function withView(callback: (view: Viewport, width: number) => void): void {
    const { width } = surface.size();
    const view = surface.camera()?.viewport();
    if (view && width > 0) callback(view, width);
  }

  const moves: AxisMoves = {
    zoomBy: surface.zoomBy,
    showAll: () => withView((_, width) => surface.flyTo(wholeViewport(width))),
    panBy: (ratio) =>
      withView((view, width) => surface.flyTo(panAxis(view, ratio * width, width))),
    sideOf({ anchor }) {
      const view = surface.camera()?.viewport();
      return view && xOf(view, anchor) > surface.size().width / 2 ? 'left' : 'right';
    },
    reveal: (day, isAtOnce) =>
      withView((view, width) => {
        const centredView = holdAt(day, width / 2, view.scale, width);
        if (isAtOnce) {
          surface.motion.stop();
          surface.camera()?.show(centredView);
        } else if (!isWellInSight(view, day, width)) surface.flyTo(centredView);
      }),
  };

  return {
    surface,
    /** Returns the painter; null until the stage is mounted. */
    painter: () => painter,
    repaint: () => withView((view, width) => painter?.paintAll(view, width)),
    /** Mounts the stage on its elements. @returns a function that unmounts the stage */
    mount(elements: AxisElements, range: DayRange | null): () => void {
      const { stage, labels } = elements;
      const newPainter = createAxisPainter(elements, scene);
      painter = newPainter;
      for (const type of ['pointerover', 'focusin'])
        stage.addEventListener(type, () => void newPainter.prepareLabelPainter(), {
          once: true,
        });
      const unmount = surface.mount(
        stage,
        {
          open: ({ width }) =>
            range ? viewportOfRange(range.from, range.to, width) : openingViewport(width),
          clamp: (view, { width }) => clampAxis(view, width),
          refit: (view, oldSize, newSize) =>
            isOpening(view, oldSize.width)
              ? openingViewport(newSize.width)
              : holdCentre(view, oldSize, newSize),
          paint: (view, { width }) => newPainter.paint(view, width),
          rest(view, { width }) {
            newPainter.paintAll(view, width);
            const rangeInView = shownRange(view, width);
            stage.dataset.from = String(rangeInView.from);
            stage.dataset.scale = String(view.scale);
            onRest(isOpening(view, width) ? null : rangeInView);
          },
        },
        (resize) => {
          newPainter.updateStyle();
          resize();
        },
      );
      const stopListening = onAppearanceChange(() => {
        newPainter.updateStyle();
        withView(newPainter.paintAll);
      });
      return () => {
        stopListening();
        unmount();
        painter = null;
        labels.replaceChildren();
      };
    },
    ...moves,
  };
}
