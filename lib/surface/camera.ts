import { middle, placeAt, toImage, type Size, type Viewport } from '@/lib/surface/viewport';

/** How long, in milliseconds, a view stays unchanged before it counts as at rest. */
const REST_MS = 180;

export interface CameraOptions {
  /** Returns the viewport with which a stage opens, once it is measured. */
  readonly open: (stage: Size) => Viewport;
  /** Constrains a viewport to what may be seen. */
  readonly clamp: (viewport: Viewport, stage: Size) => Viewport;
  /** Returns the viewport for a stage of another size; without it the point at the centre stays there. */
  readonly refit?: (viewport: Viewport, before: Size, after: Size) => Viewport;
  /** Writes a viewport to the screen; called at most once a frame. */
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** Called 180 ms after the last change; expensive work (label layout, tiles) goes here. */
  readonly rest: (viewport: Viewport, stage: Size) => void;
  readonly requestFrame: (task: () => void) => () => void;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/**
 * The viewport that a surface shows now. Every change is clamped and painted in the next frame, whoever makes it, and
 * that of the stage's size at once; nothing of it passes through React.
 */
export interface Camera {
  readonly viewport: () => Viewport;
  readonly stage: () => Size;
  readonly show: (viewport: Viewport) => void;
  /** Shows a viewport unclamped and paints it in this very frame. */
  readonly place: (viewport: Viewport) => void;
  /** Takes another size of the stage; a size of 0 is a stage that is hidden, and leaves the camera as it is. */
  readonly resize: (stage: Size) => void;
  readonly dispose: () => void;
}

/** Creates the camera of a surface with one axis or two: content without height has one. */
export function createCamera(options: CameraOptions): Camera {
  const { open, clamp, refit = holdCentre, paint, rest, requestFrame, schedule } = options;
  let stage: Size = { width: 0, height: 0 };
  let viewport: Viewport = { x: 0, y: 0, scale: 1 };
  let cancelFrame: (() => void) | null = null;
  let cancelRest = (): void => {};

  function repaint(): void {
    if (isUnmeasured(stage)) return;
    cancelFrame ??= requestFrame(draw);
    cancelRest();
  }

  function draw(): void {
    cancelFrame = null;
    paint(viewport, stage);
    // Counted from the frame: one that is late on a busy machine would come after the rest, and nothing would end it.
    cancelRest();
    cancelRest = schedule(() => rest(viewport, stage), REST_MS);
  }

  return {
    viewport: () => viewport,
    stage: () => stage,
    show(next) {
      viewport = isUnmeasured(stage) ? next : clamp(next, stage);
      repaint();
    },
    place(next) {
      viewport = next;
      if (!isUnmeasured(stage)) paint(viewport, stage);
      repaint();
    },
    resize(next) {
      const before = stage;
      if (isUnmeasured(next)) return;
      // A ResizeObserver notifies the size once more when it begins.
      if (next.width === before.width && next.height === before.height) return;
      stage = next;
      viewport = clamp(isUnmeasured(before) ? open(next) : refit(viewport, before, next), next);
      // The stage is already larger in this frame: it cannot wait for the next.
      cancelFrame?.();
      draw();
    },
    dispose() {
      cancelFrame?.();
      cancelRest();
    },
  };
}

/** Returns the viewport that keeps the point at the stage's centre there when the size changes. */
export const holdCentre = (viewport: Viewport, before: Size, after: Size): Viewport =>
  placeAt(toImage(viewport, middle(before)), middle(after), viewport.scale);

const isUnmeasured = ({ width, height }: Size): boolean => width === 0 || height === 0;
