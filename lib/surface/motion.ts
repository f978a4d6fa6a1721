import type { Camera } from '@/lib/surface/camera';
import { flight } from '@/lib/surface/flight';
import { glide, GLIDE_MS } from '@/lib/surface/momentum';
import { clampScale, panBy, placeAt, toImage, zoomAt } from '@/lib/surface/viewport';
import type { Point, ScaleBounds, Size, Viewport } from '@/lib/surface/viewport';

/** Duration of a flight, in milliseconds. */
export const FLIGHT_MS = 600;

/** Calls a step each frame with the elapsed milliseconds, until it returns false. @returns a function that cancels */
export type Animate = (step: (elapsed: number) => boolean) => () => void;

/** The content point and the scale at the start of a pinch. */
export interface Grip {
  readonly image: Point;
  readonly scale: number;
}

/** The motions of a surface, in stage pixels. A new motion ends the former motion. */
export interface Motion {
  /** Returns the current scale, in stage pixels per unit of the content. */
  readonly scale: () => number;
  readonly bounds: () => ScaleBounds;
  /** Returns the least scale for the wheel; undefined for the least scale of the bounds. */
  readonly wheelFloor: (() => number) | undefined;
  readonly panBy: (offset: Point) => void;
  readonly zoomBy: (factor: number, anchor: Point) => void;
  readonly grip: (midpoint: Point) => Grip;
  /** Applies a pinch: the grip's point under the midpoint, at the grip's scale times the ratio. */
  readonly hold: (grip: Grip, midpoint: Point, ratio: number) => void;
  /** Glides from a release speed in pixels a millisecond. */
  readonly glide: (speed: Point) => void;
  /** Flies to a viewport; `anchor` is the stage point whose content moves in a straight line. */
  readonly flyTo: (viewport: Viewport, anchor: Point, landed?: () => void) => void;
  /** Returns the destination of the current flight; null for none. */
  readonly destination: () => Viewport | null;
  readonly stop: () => void;
}

export interface MotionOptions {
  /** Returns the camera; null before the surface is mounted. */
  readonly camera: () => Camera | null;
  readonly animate: Animate;
  /** Animates flights; `animate` if undefined. */
  readonly fly?: Animate | undefined;
  /** Tells whether reduced motion is requested: flights land at once, and nothing glides. */
  readonly isStill: () => boolean;
  readonly bounds: (stage: Size) => ScaleBounds;
  readonly wheelFloor?: () => number;
  /** Reacts to an interruption of an automatic motion by a gesture, a key or a button. */
  readonly onInterrupt?: () => void;
}

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

  function change(transform: (viewport: Viewport) => Viewport): void {
    const activeCamera = camera();
    if (activeCamera) activeCamera.show(transform(activeCamera.viewport()));
  }

  return {
    stop,
    bounds,
    wheelFloor,
    scale: () => camera()?.viewport().scale ?? 1,
    panBy: (offset) => change((viewport) => panBy(viewport, offset)),
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
      let previousOffset = glide(speed, 0);
      cancel();
      cancel = animate((elapsed) => {
        const currentOffset = glide(speed, elapsed);
        change((viewport) =>
          panBy(viewport, {
            x: currentOffset.x - previousOffset.x,
            y: currentOffset.y - previousOffset.y,
          }),
        );
        previousOffset = currentOffset;
        return elapsed < GLIDE_MS;
      });
    },
    destination: () => destination,
    flyTo(to, anchor, landed) {
      const activeCamera = camera();
      if (!activeCamera) return;
      const land = (): void => {
        destination = null;
        activeCamera.show(to);
        landed?.();
      };
      cancel();
      if (isStill()) return land();
      destination = to;
      let viewportAt: ReturnType<typeof flight> | undefined;
      cancel = fly((elapsed) => {
        const ratio = elapsed / FLIGHT_MS;
        // Start from the viewport at the first frame: the flight's script may have been loading meanwhile.
        viewportAt ??= flight(activeCamera.viewport(), to, anchor);
        if (ratio < 1) activeCamera.show(viewportAt(smoothstep(ratio)));
        else land();
        return ratio < 1;
      });
    },
  };
}

const smoothstep = (ratio: number): number => ratio * ratio * (3 - 2 * ratio);
