import {
  MARGIN,
  paintBoard,
  type BoardPainting,
} from '@/components/timeline/stage/boardPainter';
import { createLabelLayer } from '@/components/timeline/stage/labelLayer';
import type { NamePainter } from '@/components/timeline/stage/namePainter';
import { paintScale, TICK_EM } from '@/components/timeline/stage/scalePainter';
import { readLook } from '@/components/timeline/stage/surfaceLook';
import { julianYearStart } from '@/lib/time/julianCalendar';
import { DAYS, FIRST_DAY } from '@/lib/timeline/bounds';
import { requestFrame } from '@/components/ui/browser/frames';
import { schedule } from '@/components/ui/browser/schedule';
import type { ShownBoard } from '@/lib/timeline/board/shownBoard';
import { isOpening, showRange, shownRange, xOf, type AxisView } from '@/lib/timeline/axis/view';
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
  /** The years that are lit. */
  readonly years: YearSpan;
}

interface StageElements {
  readonly stage: HTMLElement;
  readonly boardCanvas: HTMLCanvasElement;
  readonly scaleCanvas: HTMLCanvasElement;
  readonly labels: HTMLElement;
  /** The plate of the year that is lit. */
  readonly plate: HTMLElement;
}

export interface Stage {
  readonly camera: AxisCamera;
  /** Shows another scene at once. */
  readonly setScene: (scene: StageScene) => void;
  readonly labelOf: (id: string) => HTMLAnchorElement | null;
  /** Pixels of a row and of a rem. */
  readonly sizes: () => { readonly unit: number; readonly rem: number };
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
  const { stage, boardCanvas, scaleCanvas, labels, plate } = elements;
  const labelLayer = createLabelLayer(labels, labelClass);
  /** Fetched when a hand comes near: who only looks needs none. */
  let namePainter: NamePainter | null = null;
  const read = () => readLook(stage, labels);
  let look = read();
  /** The window of the overview. */
  const sight = stage.closest('section')?.querySelector<HTMLElement>('[data-sight]');
  let scene = first;
  /** The view for which the board was painted. */
  let painted: AxisView | null = null;
  /** The scale at which the names are links; 0 while they are painted. */
  let linkedScale = 0;

  const unit = (): number => look.height / scene.board.height;

  const paintingOf = (view: AxisView, width: number): BoardPainting & StageScene => ({
    ...scene,
    unit: unit(),
    view,
    width,
    ticks: julianTicks(view, width, TICK_EM * look.em),
    look,
  });

  /** Moves what is not painted: the plate of the year, and the window of the overview. */
  function placeSights(view: AxisView, width: number): void {
    const { from, to } = scene.years;
    const middle = (julianYearStart(from) + julianYearStart(to + 1)) / 2;
    plate.style.transform = `translateX(calc(${xOf(view, middle).toFixed(1)}px - 50%))`;
    if (!sight) return;
    sight.style.left = `${(100 * (view.start - FIRST_DAY)) / DAYS}%`;
    sight.style.width = `${(100 * width) / view.scale / DAYS}%`;
  }

  function paintAnew(view: AxisView, width: number): void {
    const painting = paintingOf(view, width);
    paintBoard(boardCanvas, painting);
    paintScale(scaleCanvas, painting);
    labelLayer.paint(view, width, painting);
    namePainter?.clear();
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
    namePainter?.paint(painting);
    if (namePainter) labelLayer.follow(view, 0, true);
    else labelLayer.paint(view, width, painting);
    linkedScale = 0;
    moveLayers(0, place ?? AS_PAINTED);
  }

  /** Fetches what paints names, and has it paint them once, unseen: letters that a canvas has never had cost the first pinch several frames. */
  async function rehearse() {
    const { createNamePainter } = await import('@/components/timeline/stage/namePainter');
    namePainter ??= createNamePainter(labels);
    if (!linkedScale) return;
    namePainter.paint(paintingOf(camera.view(), camera.width()), true);
    requestFrame(() => requestFrame(() => linkedScale && namePainter?.clear()));
  }
  for (const sign of ['pointerover', 'focusin'])
    stage.addEventListener(sign, () => void rehearse(), { once: true });

  /** Moves the names and the scales by pixels, and the board to its place: it alone may be stretched. */
  function moveLayers(by: number, { shift, stretch }: LayerPlace): void {
    for (const layer of [scaleCanvas, labels])
      layer.style.transform = `translate3d(${by}px, 0, 0)`;
    boardCanvas.style.transform = `translate3d(${shift}px, 0, 0) scaleX(${stretch})`;
  }

  const camera = createAxisCamera({
    first: range && ((width) => showRange(range.from, range.to, width)),
    paint(view, width) {
      placeSights(view, width);
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
      onRest(isOpening(view, width) ? null : seen);
    },
    requestFrame,
    schedule,
  });

  const observer = new ResizeObserver(() => {
    look = read();
    painted = null;
    camera.resize(stage.clientWidth);
  });
  observer.observe(stage);
  camera.resize(stage.clientWidth);

  return {
    camera,
    labelOf: labelLayer.elementOf,
    sizes: () => ({ unit: unit(), rem: look.rem }),
    setScene(next) {
      scene = next;
      if (camera.width() === 0) return;
      placeSights(camera.view(), camera.width());
      paintAnew(camera.view(), camera.width());
    },
    dispose() {
      observer.disconnect();
      camera.dispose();
    },
  };
}
