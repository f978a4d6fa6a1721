import {
  clampAxis,
  dayAt,
  holdAt,
  isOpening,
  openingView,
  showWhole,
  type AxisView,
} from '@/lib/timeline/axis/view';

/** How long, in milliseconds, a view stays unchanged before it counts as at rest. */
const REST_MS = 180;

export interface AxisCameraOptions {
  /** The first view, once the stage is measured; null opens as every stage does. */
  readonly first: ((width: number) => AxisView) | null;
  /** Writes a view to the screen; called at most once a frame. */
  readonly paint: (view: AxisView, width: number) => void;
  /** The view has come to rest. */
  readonly rest: (view: AxisView, width: number) => void;
  readonly requestFrame: (task: () => void) => () => void;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/**
 * What the axis shows now. Every change is clamped and painted in the next frame, whoever makes it; nothing of it
 * passes through React.
 */
export interface AxisCamera {
  readonly view: () => AxisView;
  readonly width: () => number;
  readonly show: (view: AxisView) => void;
  /** The stage has another width: the day at its centre stays there. */
  readonly resize: (width: number) => void;
  readonly dispose: () => void;
}

export function createAxisCamera(options: AxisCameraOptions): AxisCamera {
  const { first, paint, rest, requestFrame, schedule } = options;
  let width = 0;
  let view: AxisView = showWhole(1);
  let cancelFrame: (() => void) | null = null;
  let cancelRest = (): void => {};

  function awaitRest(): void {
    cancelRest();
    cancelRest = schedule(() => rest(view, width), REST_MS);
  }

  function draw(): void {
    cancelFrame = null;
    paint(view, width);
  }

  return {
    view: () => view,
    width: () => width,
    show(next) {
      view = width > 0 ? clampAxis(next, width) : next;
      if (width === 0) return;
      cancelFrame ??= requestFrame(draw);
      awaitRest();
    },
    resize(next) {
      if (next === 0) return;
      const wasOpening = width === 0 || isOpening(view, width);
      const middle = dayAt(view, width / 2);
      if (width === 0 && first) view = first(next);
      else if (wasOpening) view = openingView(next);
      else view = holdAt(middle, next / 2, view.scale, next);
      width = next;
      // The stage is already wider in this frame: it cannot wait for the next.
      cancelFrame?.();
      draw();
      awaitRest();
    },
    dispose() {
      cancelFrame?.();
      cancelRest();
    },
  };
}
