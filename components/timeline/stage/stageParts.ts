import { MARGIN, paintBoard, paintNames } from '@/components/timeline/stage/boardPainter';
import { createLabelLayer } from '@/components/timeline/stage/labelLayer';
import { paintScale, TICK_EM } from '@/components/timeline/stage/scalePainter';
import { readLook } from '@/components/timeline/stage/surfaceLook';
import { requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { showRange, shownRange, wholeScale, type AxisView } from '@/lib/timeline/axis/view';
import { createAxisCamera, type AxisCamera } from '@/lib/timeline/axis/camera';
import type { DayRange, YearSpan } from '@/lib/timeline/query';
import { layerShift } from '@/lib/timeline/axis/layer';
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

/**
 * Puts camera, painters and names together. While only the place of the window changes, what is painted is moved as
 * one layer, and painted anew where its margin ends. While the scale changes, all is painted on the canvas in each
 * frame, names included; at rest they are links again.
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
  let look = readLook(stage);
  let scene = first;
  /** The view for which all was painted, names included; null while the canvas has them. */
  let painted: AxisView | null = null;
  /** The last scale that was shown; 0 before the first. */
  let scale = 0;

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
    painted = view;
    moveLayers(0);
  }

  /** Names as elements cost a frame a style and a layout each: while the scale changes, the canvas has them. */
  function paintPassing(view: AxisView, width: number): void {
    const painting = paintingOf(view, width);
    paintBoard(boardCanvas, painting);
    paintNames(boardCanvas, painting, labelLayer.isInHand);
    paintScale(scaleCanvas, painting);
    labelLayer.giveWay(view);
    painted = null;
    moveLayers(0);
  }

  function moveLayers(by: number): void {
    for (const layer of [boardCanvas, scaleCanvas, labels])
      layer.style.transform = `translate3d(${by}px, 0, 0)`;
  }

  const camera = createAxisCamera({
    first: range && ((width) => showRange(range.from, range.to, width)),
    paint(view, width) {
      const shift = painted && layerShift(painted, view, MARGIN);
      if (shift !== null) {
        moveLayers(shift);
        labelLayer.follow(view, shift);
      } else if (view.scale === scale) paintAnew(view, width);
      else paintPassing(view, width);
      scale = view.scale;
    },
    rest(view, width) {
      paintAnew(view, width);
      const seen = shownRange(view, width);
      stage.dataset.from = String(seen.from);
      stage.dataset.scale = String(view.scale);
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

const isWhole = ({ scale }: AxisView, width: number): boolean =>
  scale <= wholeScale(width) * 1.0001;
