import {
  centreOfSize,
  placeAt,
  toImage,
  type Size,
  type Viewport,
} from '@/lib/surface/viewport';

/** Milliseconds without a change after which a view counts as at rest. */
const REST_MS = 180;

export interface CameraOptions {
  /** Returns the first viewport once the stage is measured. */
  readonly open: (stage: Size) => Viewport;
  /** Constrains a viewport to the allowed viewports. */
  readonly clamp: (viewport: Viewport, stage: Size) => Viewport;
  /** Returns the viewport after a resize; by default the centre stays. */
  readonly refit?: (viewport: Viewport, oldStage: Size, newStage: Size) => Viewport;
  /** Writes a viewport to the screen; called at most once a frame. */
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** Called 180 ms after the last change; expensive work (label layout, tiles) goes here. */
  readonly rest: (viewport: Viewport, stage: Size) => void;
  readonly requestFrame: (task: () => void) => () => void;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/**
 * The camera of a surface: holds its viewport. Changes are clamped and painted in the next frame, resizes at once;
 * nothing passes through React.
 */
export interface Camera {
  readonly viewport: () => Viewport;
  readonly stage: () => Size;
  readonly show: (viewport: Viewport) => void;
  /** Shows a viewport unclamped and paints it synchronously. */
  readonly place: (viewport: Viewport) => void;
  /** Applies a size of the stage; a size of 0 (a hidden stage) is ignored. */
  readonly resize: (stage: Size) => void;
  readonly dispose: () => void;
}

/** Creates the camera of a surface with two axes, or with one for content without height. */
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
    // Start the timer after the frame: started before, a late frame would follow `rest`, with no other `rest` after it.
    cancelRest();
    cancelRest = schedule(() => rest(viewport, stage), REST_MS);
  }

  return {
    viewport: () => viewport,
    stage: () => stage,
    show(newViewport) {
      viewport = isUnmeasured(stage) ? newViewport : clamp(newViewport, stage);
      repaint();
    },
    place(newViewport) {
      viewport = newViewport;
      if (!isUnmeasured(stage)) paint(viewport, stage);
      repaint();
    },
    resize(newStage) {
      const oldStage = stage;
      if (isUnmeasured(newStage)) return;
      // A ResizeObserver reports the size once when it starts.
      if (newStage.width === oldStage.width && newStage.height === oldStage.height) return;
      stage = newStage;
      viewport = clamp(
        isUnmeasured(oldStage) ? open(newStage) : refit(viewport, oldStage, newStage),
        newStage,
      );
      // The stage has its new size in this frame: paint in it too.
      cancelFrame?.();
      draw();
    },
    dispose() {
      cancelFrame?.();
      cancelRest();
    },
  };
}

/** Returns the viewport after a resize that keeps the content point at the stage's centre. */
export const holdCentre = (viewport: Viewport, oldStage: Size, newStage: Size): Viewport =>
  placeAt(toImage(viewport, centreOfSize(oldStage)), centreOfSize(newStage), viewport.scale);

const isUnmeasured = ({ width, height }: Size): boolean => width === 0 || height === 0;
