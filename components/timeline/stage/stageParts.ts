import { MARGIN, paintBoard } from '@/components/timeline/stage/boardPainter';
import { createLabelLayer } from '@/components/timeline/stage/labelLayer';
import { createNamePainter } from '@/components/timeline/stage/namePainter';
import { paintScale, TICK_EM } from '@/components/timeline/stage/scalePainter';
import { readLook } from '@/components/timeline/stage/surfaceLook';
import { requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { isWhole, showRange, shownRange, type AxisView } from '@/lib/timeline/axis/view';
import { createAxisCamera, type AxisCamera } from '@/lib/timeline/axis/camera';
import type { DayRange, YearSpan } from '@/lib/timeline/query';
import { placeLayer, type LayerPlace } from '@/lib/timeline/axis/layer';
import { julianTicks } from '@/lib/timeline/axis/ticks';

/** What the stage shows besides its view. */
export interface StageScene {
  readonly board: ShownBoard;
  readonly passing: ReadonlySet<string>;
  readonly currentId: string | null;
  readonly tabStopId: string | null;
  /** The years that are marked; null for none. */
  readonly years: YearSpan | null;
}

interface StageElements {
  readonly stage: HTMLElement;
  readonly boardCanvas: HTMLCanvasElement;
  readonly scaleCanvas: HTMLCanvasElement;
  readonly labels: HTMLElement;
}

export interface Stage {
  readonly camera: AxisCamera;
  /** Shows another scene at once. */
  readonly setScene: (scene: StageScene) => void;
  readonly labelOf: (id: string) => HTMLAnchorElement | null;
  readonly rem: () => number;
  readonly dispose: () => void;
}

interface StageOptions {
  readonly elements: StageElements;
  readonly labelClass: string;
  readonly scene: StageScene;
  readonly range: DayRange | null;
  /** The view has come to rest; null when it shows the whole. */
  readonly onRest: (range: DayRange | null) => void;
}

const AS_PAINTED: LayerPlace = { shift: 0, stretch: 1 };

/**
 * Puts camera, painters and names together. While only the place of the window changes, what is painted is moved as
 * one layer. While the scale changes, the board is stretched, and the scales and names, whose letters must not be, are
 * painted in each frame. The whole is painted anew at rest, where the board's margin ends, and when it is stretched too
 * much; at rest names are links again.
 */
export function createStage({
  elements,
  labelClass,
  scene: first,
  range,
  onRest,
}: StageOptions): Stage {
  const { stage, boardCanvas, scaleCanvas, labels } = elements;
  const labelLayer = createLabelLayer(labels, labelClass);
  const namePainter = createNamePainter(labels);
  let look = readLook(stage);
  let scene = first;
  /** The view for which the board was painted. */
  let painted: AxisView | null = null;
  /** The scale at which the names are links; 0 while they are painted. */
  let linkedScale = 0;
  let isRehearsed = false;

  const paintingOf = (view: AxisView, width: number) => ({
    ...scene,
    view,
    width,
    ticks: julianTicks(view, width, TICK_EM * look.em),
    look,
  });

  function paintAnew(view: AxisView, width: number): void {
    const painting = paintingOf(view, width);
    paintBoard(boardCanvas, painting);
    paintScale(scaleCanvas, painting);
    labelLayer.paint(view, width, painting);
    namePainter.clear();
    painted = view;
    linkedScale = view.scale;
    moveLayers(0, AS_PAINTED);
  }

  /** A scale that passes: its names are painted, its board may be stretched. */
  function paintPassing(view: AxisView, width: number, place: LayerPlace | null): void {
    const painting = paintingOf(view, width);
    if (!place) {
      paintBoard(boardCanvas, painting);
      painted = view;
    }
    paintScale(scaleCanvas, painting);
    namePainter.paint(painting);
    labelLayer.follow(view, 0, true);
    linkedScale = 0;
    moveLayers(0, place ?? AS_PAINTED);
  }

  /** Paints the names once at rest, unseen: letters that a canvas has never had cost the first pinch several frames. */
  function rehearse(view: AxisView, width: number): void {
    isRehearsed = true;
    namePainter.paint(paintingOf(view, width), true);
    requestFrame(() => requestFrame(() => linkedScale && namePainter.clear()));
  }

  /** Moves the names and the scales by pixels, and the board to its place: it alone may be stretched. */
  function moveLayers(by: number, { shift, stretch }: LayerPlace): void {
    for (const layer of [scaleCanvas, labels])
      layer.style.transform = `translate3d(${by}px, 0, 0)`;
    boardCanvas.style.transform = `translate3d(${shift}px, 0, 0) scaleX(${stretch})`;
  }

  const camera = createAxisCamera({
    first: range && ((width) => showRange(range.from, range.to, width)),
    paint(view, width) {
      const place = painted && placeLayer(painted, view, width, MARGIN);
      if (painted && view.scale !== linkedScale) paintPassing(view, width, place);
      else if (place) {
        moveLayers(place.shift, place);
        labelLayer.follow(view, place.shift, false);
      } else paintAnew(view, width);
    },
    rest(view, width) {
      paintAnew(view, width);
      const seen = shownRange(view, width);
      stage.dataset.from = String(seen.from);
      stage.dataset.scale = String(view.scale);
      if (!isRehearsed) rehearse(view, width);
      onRest(isWhole(view, width) ? null : seen);
    },
    requestFrame,
    schedule,
  });

  const observer = new ResizeObserver(() => {
    look = readLook(stage);
    painted = null;
    camera.resize(stage.clientWidth);
  });
  observer.observe(stage);
  camera.resize(stage.clientWidth);

  return {
    camera,
    labelOf: labelLayer.elementOf,
    rem: () => look.rem,
    setScene(next) {
      scene = next;
      if (camera.width() > 0) paintAnew(camera.view(), camera.width());
    },
    dispose() {
      observer.disconnect();
      camera.dispose();
    },
  };
}
