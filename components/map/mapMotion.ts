import { Controller } from '@react-spring/web';
import type { Camera } from '@/lib/map/camera';
import { flight } from '@/lib/map/flight';
import { glide, GLIDE_MS } from '@/lib/map/momentum';
import { panBy, placeAt, toImage, zoomAt, clampScale } from '@/lib/map/viewport';
import type { Point, Viewport } from '@/lib/map/viewport';

const FLIGHT_MS = 600;

/** The image point and the scale that a pinch holds. */
export interface Grip {
  readonly image: Point;
  readonly scale: number;
}

/** Every way in which the map moves. A new motion ends the one before, in the same frame. */
export interface MapMotion {
  readonly panBy: (by: Point) => void;
  readonly zoomBy: (factor: number, anchor: Point) => void;
  readonly grip: (midpoint: Point) => Grip;
  /** Brings the held image point under the midpoint, at the scale held times the ratio. */
  readonly hold: (grip: Grip, midpoint: Point, ratio: number) => void;
  readonly glide: (speed: Point) => void;
  /** Flies to a viewport; `anchor` is the stage point that the flight is seen from. */
  readonly flyTo: (viewport: Viewport, anchor: Point, landed?: () => void) => void;
  /** Where a flight under way leads; null when there is none. */
  readonly destination: () => Viewport | null;
  readonly stop: () => void;
}

export interface MotionOptions {
  readonly camera: () => Camera | null;
  readonly isStill: () => boolean;
  /** The reader has taken the map in hand. */
  readonly onTaken: () => void;
}

export function createMotion({ camera, isStill, onTaken }: MotionOptions): MapMotion {
  const spring = new Controller({ share: 0 });
  let gliding = 0;
  let destination: Viewport | null = null;

  function stop(): void {
    spring.stop();
    cancelAnimationFrame(gliding);
    destination = null;
    onTaken();
  }

  function change(next: (viewport: Viewport) => Viewport): void {
    const view = camera();
    if (view) view.show(next(view.viewport()));
  }

  return {
    stop,
    panBy: (by) => change((viewport) => panBy(viewport, by)),
    zoomBy(factor, anchor) {
      stop();
      change((viewport) => zoomAt(viewport, anchor, viewport.scale * factor));
    },
    grip(midpoint) {
      const viewport = camera()?.viewport() ?? { x: 0, y: 0, scale: 1 };
      return { image: toImage(viewport, midpoint), scale: viewport.scale };
    },
    hold: (grip, midpoint, ratio) =>
      change(() => placeAt(grip.image, midpoint, clampScale(grip.scale * ratio))),
    glide(speed) {
      if (isStill()) return;
      const start = performance.now();
      let gone: Point = { x: 0, y: 0 };
      const step = (): void => {
        const elapsed = performance.now() - start;
        const now = glide(speed, elapsed);
        change((viewport) => panBy(viewport, { x: now.x - gone.x, y: now.y - gone.y }));
        gone = now;
        if (elapsed < GLIDE_MS) gliding = requestAnimationFrame(step);
      };
      gliding = requestAnimationFrame(step);
    },
    destination: () => destination,
    flyTo(to, anchor, landed) {
      spring.stop();
      cancelAnimationFrame(gliding);
      const view = camera();
      if (!view) return;
      const land = (): void => {
        destination = null;
        view.show(to);
        landed?.();
      };
      if (isStill()) return land();
      destination = to;
      const at = flight(view.viewport(), to, anchor);
      void spring.start({
        from: { share: 0 },
        to: { share: 1 },
        reset: true,
        config: { duration: FLIGHT_MS, easing: (share) => share * share * (3 - 2 * share) },
        onChange: ({ value }) => (value.share < 1 ? view.show(at(value.share)) : land()),
      });
    },
  };
}
