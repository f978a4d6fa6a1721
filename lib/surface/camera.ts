import { clampTo, fit, INITIAL_SCALE, placeAt, toImage } from '@/lib/surface/viewport';
import type { Point, Size, Viewport } from '@/lib/surface/viewport';

/** How long, in milliseconds, a view stays unchanged before it counts as at rest. */
const REST_MS = 180;

export interface CameraOptions {
  readonly image: Size;
  /** The first view, once the stage is measured; null fits the whole map. */
  readonly first: ((stage: Size) => Viewport) | null;
  /** The part of the stage, from its top left, beside which no ground may show. */
  readonly room: (stage: Size) => Size;
  /** Keeps a viewport within what may be seen; the map's own law by default, which needs image and room. */
  readonly clamp?: (viewport: Viewport, stage: Size) => Viewport;
  /** Writes a viewport to the screen; called at most once a frame. */
  readonly paint: (viewport: Viewport, stage: Size) => void;
  /** The view has come to rest: what is dear can be done now. */
  readonly rest: (viewport: Viewport, stage: Size) => void;
  readonly requestFrame: (task: () => void) => () => void;
  readonly schedule: (task: () => void, milliseconds: number) => () => void;
}

/**
 * What the map shows now. Every change is clamped and painted in the next frame, whoever makes it, and that of the
 * stage at once; nothing of it passes through React.
 */
export interface Camera {
  readonly viewport: () => Viewport;
  readonly stage: () => Size;
  readonly show: (viewport: Viewport) => void;
  /** Shows a viewport as it is, in this very frame: what holds a point where it is may leave the law of `clamp`. */
  readonly place: (viewport: Viewport) => void;
  /** The stage has another size: the image point at its centre stays there. */
  readonly resize: (stage: Size) => void;
  /** Paints what is shown again, after something else than the view has changed. */
  readonly repaint: () => void;
  readonly dispose: () => void;
}

const UNMEASURED: Size = { width: 0, height: 0 };

export function createCamera(options: CameraOptions): Camera {
  const { image, first, room, paint, rest, requestFrame, schedule } = options;
  const clamp = options.clamp ?? ((next, size) => clampTo(next, image, room(size)));
  let stage = UNMEASURED;
  let viewport: Viewport = { x: 0, y: 0, scale: INITIAL_SCALE };
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

  function show(next: Viewport): void {
    viewport = isUnmeasured(stage) ? next : clamp(next, stage);
    repaint();
  }

  function resize(next: Size): void {
    const before = stage;
    if (isUnmeasured(next)) return;
    // An observer tells the size once more when it begins.
    if (next.width === before.width && next.height === before.height) return;
    stage = next;
    if (isUnmeasured(before)) show(first ? first(next) : fit(image, next));
    else show(placeAt(toImage(viewport, middle(before)), middle(next), viewport.scale));
    // The stage is already larger in this frame: it cannot wait for the next.
    cancelFrame?.();
    draw();
  }

  return {
    viewport: () => viewport,
    stage: () => stage,
    show,
    place(next) {
      viewport = next;
      if (!isUnmeasured(stage)) paint(viewport, stage);
      repaint();
    },
    resize,
    repaint,
    dispose() {
      cancelFrame?.();
      cancelRest();
    },
  };
}

const isUnmeasured = ({ width, height }: Size): boolean => width === 0 || height === 0;

export const middle = ({ width, height }: Size): Point => ({ x: width / 2, y: height / 2 });
