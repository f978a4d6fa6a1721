import type { Springs } from '@/components/surface/springs';
import type { Camera } from '@/lib/surface/camera';
import { flight } from '@/lib/surface/flight';
import { glide, GLIDE_MS } from '@/lib/surface/momentum';
import { panBy, placeAt, toImage, zoomAt, clampScale } from '@/lib/surface/viewport';
import type { Point, ScaleBounds, Viewport } from '@/lib/surface/viewport';

const FLIGHT = {
  duration: 600,
  easing: (ratio: number): number => ratio * ratio * (3 - 2 * ratio),
};

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
  /** Least scale to which the wheel alone leads; that of the bounds where none is given. */
  readonly wheelFloor: (() => number) | undefined;
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
  /** Fetches the springs, when the map is about to be taken in hand. */
  readonly prepare: () => void;
}

export interface MotionOptions {
  readonly camera: () => Camera | null;
  readonly isStill: () => boolean;
  /** The reader has taken the map in hand. */
  readonly onTaken: () => void;
  readonly bounds?: ScaleBounds;
  readonly wheelFloor?: () => number;
}

export function createMotion({
  camera,
  isStill,
  onTaken,
  bounds,
  wheelFloor,
}: MotionOptions): SurfaceMotion {
  let springs: Springs | null = null;
  let destination: Viewport | null = null;
  /** Counts motions and stops: one whose springs are still on their way may no longer be wanted. */
  let turn = 0;

  async function fetchSprings(): Promise<Springs> {
    const { createSprings } = await import('@/components/surface/springs');
    return (springs ??= createSprings());
  }

  /** Ends the motion under way. @returns the turn that begins */
  function halt(): number {
    springs?.stop();
    return (turn += 1);
  }

  /** Begins a motion with the springs, once they are there; without their script `land` ends it. */
  function carry(begin: (carrier: Springs) => void, land: () => void): void {
    const own = halt();
    if (springs) return begin(springs);
    fetchSprings().then(
      (carrier) => own === turn && begin(carrier),
      () => own === turn && land(),
    );
  }

  function stop(): void {
    halt();
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
    wheelFloor,
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
      const released = performance.now();
      carry(
        (carrier) => {
          // What would have gone by while the springs came has: the map goes the rest of its way.
          const waited = Math.min(performance.now() - released, GLIDE_MS);
          let gone = glide(speed, waited);
          const rest = { duration: GLIDE_MS - waited, easing: (ratio: number) => ratio };
          carrier.start(rest, (ratio) => {
            const now = glide(speed, waited + ratio * rest.duration);
            change((viewport) => panBy(viewport, { x: now.x - gone.x, y: now.y - gone.y }));
            gone = now;
          });
        },
        () => undefined,
      );
    },
    destination: () => destination,
    prepare: () => void fetchSprings().catch(() => null),
    flyTo(to, anchor, landed) {
      const view = camera();
      if (!view) return;
      const land = (): void => {
        destination = null;
        view.show(to);
        landed?.();
      };
      if (isStill()) {
        halt();
        return land();
      }
      destination = to;
      carry((carrier) => {
        const at = flight(view.viewport(), to, anchor);
        carrier.start(FLIGHT, (ratio) => (ratio < 1 ? view.show(at(ratio)) : land()));
      }, land);
    },
  };
}
