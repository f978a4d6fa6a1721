import type { Camera } from '@/lib/surface/camera';
import { flight } from '@/lib/surface/flight';
import { glide, GLIDE_MS } from '@/lib/surface/momentum';
import { clampScale, panBy, placeAt, toImage, zoomAt } from '@/lib/surface/viewport';
import type { Point, ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';

/** How long a flight lasts, in milliseconds. */
export const FLIGHT_MS = 600;

/** Calls a step each frame with the milliseconds gone, until it returns false. @returns cancels it */
export type Animate = (step: (elapsed: number) => boolean) => () => void;

/** The point of the content and the scale that a pinch holds. */
export interface Grip {
  readonly image: Point;
  readonly scale: number;
}

/** Every way in which a surface moves; points and distances in stage pixels. A new motion ends the one before. */
export interface Motion {
  /** Stage pixels per unit of the content, now. */
  readonly scale: () => number;
  readonly bounds: () => ScaleBounds;
  /** Least scale to which the wheel alone leads; that of the bounds where undefined. */
  readonly wheelFloor: (() => number) | undefined;
  readonly panBy: (by: Point) => void;
  readonly zoomBy: (factor: number, anchor: Point) => void;
  readonly grip: (midpoint: Point) => Grip;
  /** Brings the held point under the midpoint, at the scale held times the ratio. */
  readonly hold: (grip: Grip, midpoint: Point, ratio: number) => void;
  /** Glides on, released at a speed in pixels a millisecond. */
  readonly glide: (speed: Point) => void;
  /** Flies to a viewport; `anchor` is the stage point that the flight is seen from. */
  readonly flyTo: (viewport: Viewport, anchor: Point, landed?: () => void) => void;
  /** Where a flight under way leads; null when there is none. */
  readonly destination: () => Viewport | null;
  readonly stop: () => void;
}

export interface MotionOptions {
  /** Null until the surface is on the page. */
  readonly camera: () => Camera | null;
  readonly animate: Animate;
  /** Animates flights; `animate` where undefined. */
  readonly fly?: Animate | undefined;
  /** Whether less motion is asked for: every flight lands at once, nothing glides. */
  readonly isStill: () => boolean;
  readonly bounds: (stage: Size) => ScaleBounds;
  readonly wheelFloor?: () => number;
  /** Called when a gesture, a key or a button interrupts what the surface did by itself. */
  readonly onInterrupt?: () => void;
}

/** Creates the motion of a surface. */
export function createMotion(options: MotionOptions): Motion {
  const { camera, animate, fly = animate, isStill, wheelFloor, onInterrupt } = options;
  let destination: Viewport | null = null;
  let cancel = (): void => undefined;

  const bounds = (): ScaleBounds =>
    options.bounds(camera()?.stage() ?? { width: 0, height: 0 });

  function stop(): void {
    cancel();
    destination = null;
    onInterrupt?.();
  }

  function change(next: (viewport: Viewport) => Viewport): void {
    const view = camera();
    if (view) view.show(next(view.viewport()));
  }

  return {
    stop,
    bounds,
    wheelFloor,
    scale: () => camera()?.viewport().scale ?? 1,
    panBy: (by) => change((viewport) => panBy(viewport, by)),
    zoomBy(factor, anchor) {
      stop();
      change((viewport) => zoomAt(viewport, anchor, viewport.scale * factor, bounds()));
    },
    grip(midpoint) {
      const viewport = camera()?.viewport() ?? { x: 0, y: 0, scale: 1 };
      return { image: toImage(viewport, midpoint), scale: viewport.scale };
    },
    hold: (grip, midpoint, ratio) =>
      change(() => placeAt(grip.image, midpoint, clampScale(grip.scale * ratio, bounds()))),
    glide(speed) {
      if (isStill()) return;
      let from = glide(speed, 0);
      cancel();
      cancel = animate((elapsed) => {
        const to = glide(speed, elapsed);
        change((viewport) => panBy(viewport, { x: to.x - from.x, y: to.y - from.y }));
        from = to;
        return elapsed < GLIDE_MS;
      });
    },
    destination: () => destination,
    flyTo(to, anchor, landed) {
      const view = camera();
      if (!view) return;
      const land = (): void => {
        destination = null;
        view.show(to);
        landed?.();
      };
      cancel();
      if (isStill()) return land();
      destination = to;
      let at: ReturnType<typeof flight> | undefined;
      cancel = fly((elapsed) => {
        const ratio = elapsed / FLIGHT_MS;
        // From where the first frame finds the surface: the script of the flights may have been fetched meanwhile.
        at ??= flight(view.viewport(), to, anchor);
        if (ratio < 1) view.show(at(smoothstep(ratio)));
        else land();
        return ratio < 1;
      });
    },
  };
}

const smoothstep = (ratio: number): number => ratio * ratio * (3 - 2 * ratio);
