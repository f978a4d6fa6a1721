import {
  MARGIN,
  paintBoard,
  type BoardPainting,
} from '@/components/timeline/stage/boardPainter';
import { createLabelLayer } from '@/components/timeline/stage/labelLayer';
import type { LabelPainter } from '@/components/timeline/stage/labelPainter';
import { paintScale, TICK_EM } from '@/components/timeline/stage/scalePainter';
import { readCanvasStyle } from '@/components/timeline/stage/canvasStyle';
import { requestFrame } from '@/components/ui/browser/frames';
import type { Viewport } from '@/lib/surface/viewport';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { placeLayer, type LayerPlace } from '@/lib/timeline/axis/layer';
import { julianTicks } from '@/lib/timeline/axis/ticks';
import { dayAt, xOf } from '@/lib/timeline/axis/view';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { DAYS, FIRST_DAY } from '@/lib/timeline/bounds';
import type { YearSpan } from '@/lib/timeline/query';

/** Input of the painter beside the viewport. */
export interface AxisScene {
  readonly board: ShownBoard;
  /** Ids of the entries that pass the filters. */
  readonly matchingIds: ReadonlySet<string>;
  readonly currentId: string | null;
  readonly tabStopId: string | null;
  readonly years: YearSpan;
}

export interface AxisElements {
  readonly stage: HTMLElement;
  readonly boardCanvas: HTMLCanvasElement;
  readonly scaleCanvas: HTMLCanvasElement;
  readonly labels: HTMLElement;
  /** Label of the highlighted years, which moves with the axis. */
  readonly yearLabel: HTMLElement;
  readonly labelClass: string;
}

export type AxisPainter = ReturnType<typeof createAxisPainter>;

const IDENTITY: LayerPlace = { shift: 0, stretch: 1 };

/**
 * Creates the painter of the axis. A pan moves the painted layers. A zoom stretches the canvas of the board, and
 * paints the scales and the names in each frame, since stretched letters would blur. Everything is painted anew at
 * rest, beyond the board's margin, and above a limit of stretching; at rest the names are links.
 */
export function createAxisPainter(
  { stage, boardCanvas, scaleCanvas, labels, yearLabel, labelClass }: AxisElements,
  scene: () => AxisScene,
) {
  const labelLayer = createLabelLayer(labels, labelClass);
  /** Painter of the names; null until the first gesture loads its script. */
  let labelPainter: LabelPainter | null = null;
  let style = readCanvasStyle(stage, labels);
  /** Frame of the range in view, in the overview. */
  const rangeFrame = stage.closest('section')?.querySelector<HTMLElement>('[data-sight]');
  /** View for which the board was painted; null forces a new painting. */
  let paintedView: Viewport | null = null;
  /** Last painting with names as links; null while names are painted on the canvas. */
  let linkedPainting: ReturnType<typeof paintingOf> | null = null;

  const unit = (): number => style.height / scene().board.height;

  function paintingOf(view: Viewport, width: number): BoardPainting & AxisScene {
    const ticks = julianTicks(view, width, TICK_EM * style.em);
    return { ...scene(), unit: unit(), view, width, ticks, style };
  }

  /** Moves the elements beside the canvases: the label of the year, and the frame of the range in the overview. */
  function placeElements(view: Viewport, width: number): void {
    const { from, to } = scene().years;
    const middle = (julianYearStart(from) + julianYearStart(to + 1)) / 2;
    yearLabel.style.transform = `translateX(calc(${xOf(view, middle).toFixed(1)}px - 50%))`;
    if (!rangeFrame) return;
    rangeFrame.style.left = `${(100 * (dayAt(view, 0) - FIRST_DAY)) / DAYS}%`;
    rangeFrame.style.width = `${(100 * width) / view.scale / DAYS}%`;
  }

  function paintAll(view: Viewport, width: number): void {
    linkedPainting = paintingOf(view, width);
    paintBoard(boardCanvas, linkedPainting);
    paintScale(scaleCanvas, linkedPainting);
    labelLayer.paint(view, width, linkedPainting);
    labelPainter?.clear();
    paintedView = view;
    moveLayers(0, IDENTITY);
  }

  /** Paints a frame of a zoom: scales and names; the board is stretched where possible. */
  function paintZoomFrame(view: Viewport, width: number, place: LayerPlace | null): void {
    const painting = paintingOf(view, width);
    if (!place) {
      paintBoard(boardCanvas, painting);
      paintedView = view;
    }
    paintScale(scaleCanvas, painting);
    labelPainter?.paint(painting);
    if (labelPainter) labelLayer.follow(view, 0, true);
    else labelLayer.paint(view, width, painting);
    linkedPainting = null;
    moveLayers(0, place ?? IDENTITY);
  }

  /** Moves names and scales by a distance in pixels; only the board may be stretched too. */
  function moveLayers(distance: number, { shift, stretch }: LayerPlace): void {
    for (const layer of [scaleCanvas, labels])
      layer.style.transform = `translate3d(${distance}px, 0, 0)`;
    boardCanvas.style.transform = `translate3d(${shift}px, 0, 0) scaleX(${stretch})`;
  }

  return {
    /** Paints a frame of a movement. */
    paint(view: Viewport, width: number): void {
      placeElements(view, width);
      const place = paintedView && placeLayer(paintedView, view, width, MARGIN);
      if (paintedView && view.scale !== linkedPainting?.view.scale)
        paintZoomFrame(view, width, place);
      else if (place) {
        moveLayers(place.shift, place);
        labelLayer.follow(view, place.shift, false);
      } else paintAll(view, width);
    },
    /** Paints a view at rest, or a new scene: everything anew, with the names as links. */
    paintAll(view: Viewport, width: number): void {
      placeElements(view, width);
      paintAll(view, width);
    },
    /** Reads sizes and colours from the style sheet, after a change of size. */
    updateStyle(): void {
      style = readCanvasStyle(stage, labels);
      paintedView = null;
    },
    /** Loads the painter of names and paints once, invisibly, so that the first pinch finds the glyphs in the cache. */
    async prepareLabelPainter(): Promise<void> {
      const { createLabelPainter } = await import('@/components/timeline/stage/labelPainter');
      labelPainter ??= createLabelPainter(labels);
      if (!linkedPainting) return;
      labelPainter.paint(linkedPainting, true);
      requestFrame(() => requestFrame(() => linkedPainting && labelPainter?.clear()));
    },
    labelOf: labelLayer.elementOf,
    /** Returns the pixels of a row and of a rem. */
    sizes: () => ({ unit: unit(), rem: style.rem }),
  };
}
