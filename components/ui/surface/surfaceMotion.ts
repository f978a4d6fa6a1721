import { animate } from '@/components/ui/browser/frames';
import type { SpringFlight } from '@/components/ui/surface/springFlight';
import type { Camera } from '@/lib/map/camera/camera';
import { flight } from '@/lib/map/camera/flight';
import { glide, GLIDE_MS } from '@/lib/map/camera/momentum';
import { panBy, placeAt, toImage, zoomAt, clampScale } from '@/lib/map/camera/viewport';
import type { Point, ScaleBounds, Viewport } from '@/lib/map/camera/viewport';

/** The image point and the scale that a pinch holds. */
interface Grip {
  readonly image: Point;
  readonly scale: number;
}

/** Every way in which the map moves. A new motion ends the one before, in the same frame. */
export interface SurfaceMotion {
  /** Stage pixels to image pixels now. */
  readonly scale: () => number;
  /** Between which scales it stays; those of the map where none are given. */
  readonly bounds: ScaleBounds | undefined;
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
  /** Fetches what flights need, when the map is about to be taken in hand. */
  readonly prepare: () => void;
}

export interface MotionOptions {
  readonly camera: () => Camera | null;
  readonly isStill: () => boolean;
  /** The reader has taken the map in hand. */
  readonly onTaken: () => void;
  readonly bounds?: ScaleBounds;
}

export function createMotion({
  camera,
  isStill,
  onTaken,
  bounds,
}: MotionOptions): SurfaceMotion {
  let spring: SpringFlight | null = null;
  let stopGliding = (): void => undefined;
  let destination: Viewport | null = null;
  /** Counts flights and stops: a flight whose spring is still on its way may no longer be wanted. */
  let turn = 0;

  async function springFlight(): Promise<SpringFlight> {
    const { createSpringFlight } = await import('@/components/ui/surface/springFlight');
    return (spring ??= createSpringFlight());
  }

  function stop(): void {
    turn += 1;
    spring?.stop();
    stopGliding();
    destination = null;
    onTaken();
  }

  function change(next: (viewport: Viewport) => Viewport): void {
    const view = camera();
    if (view) view.show(next(view.viewport()));
  }

  return {
    stop,
    bounds,
    scale: () => camera()?.viewport().scale ?? 1,
    panBy: (by) => change((viewport) => panBy(viewport, by)),
    zoomBy(factor, anchor) {
      stop();
      change((viewport) => zoomAt(viewport, anchor, viewport.scale * factor, bounds));
    },
    grip(midpoint) {
      const viewport = camera()?.viewport() ?? { x: 0, y: 0, scale: 1 };
      return { image: toImage(viewport, midpoint), scale: viewport.scale };
    },
    hold: (grip, midpoint, ratio) =>
      change(() => placeAt(grip.image, midpoint, clampScale(grip.scale * ratio, bounds))),
    glide(speed) {
      if (isStill()) return;
      let gone: Point = { x: 0, y: 0 };
      stopGliding = animate((elapsed) => {
        const now = glide(speed, elapsed);
        change((viewport) => panBy(viewport, { x: now.x - gone.x, y: now.y - gone.y }));
        gone = now;
        return elapsed < GLIDE_MS;
      });
    },
    destination: () => destination,
    prepare: () => void springFlight().catch(() => null),
    flyTo(to, anchor, landed) {
      const own = (turn += 1);
      spring?.stop();
      stopGliding();
      const view = camera();
      if (!view) return;
      const land = (): void => {
        destination = null;
        view.show(to);
        landed?.();
      };
      if (isStill()) return land();
      destination = to;
      const fly = (carrier: SpringFlight): void => {
        const at = flight(view.viewport(), to, anchor);
        carrier.start((ratio) => (ratio < 1 ? view.show(at(ratio)) : land()));
      };
      if (spring) return fly(spring);
      // Without its script the map is there at once.
      springFlight().then(
        (carrier) => own === turn && fly(carrier),
        () => own === turn && land(),
      );
    },
  };
}
