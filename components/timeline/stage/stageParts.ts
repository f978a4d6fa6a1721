import { MARGIN, paintBoard } from '@/components/timeline/stage/boardPainter';
import { createLabelLayer } from '@/components/timeline/stage/labelLayer';
import { paintScale, TICK_EM } from '@/components/timeline/stage/scalePainter';
import { readLook } from '@/components/timeline/stage/surfaceLook';
import { requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { showRange, shownRange, wholeScale, type AxisView } from '@/lib/timeline/axis/view';
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

/**
 * Puts camera, painters and names together. While only the place of the window changes, what is painted is moved as
 * one layer. While the scale changes, the board is stretched, and the scales and names, whose letters must not be, find
 * their places anew. The whole is painted anew at rest, where the board's margin ends, and when it is stretched too much.
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
  let painted: AxisView | null = null;

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
    moveLayers(0, { shift: 0, stretch: 1 });
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
      if (!place) return paintAnew(view, width);
      const { shift, stretch } = place;
      const isScaleKept = stretch === 1;
      if (!isScaleKept) paintScale(scaleCanvas, paintingOf(view, width));
      moveLayers(isScaleKept ? shift : 0, place);
      labelLayer.follow(view, isScaleKept ? shift : 0);
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
