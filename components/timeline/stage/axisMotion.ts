import { animate } from '@/components/ui/browser/frames';
import { glide, GLIDE_MS } from '@/lib/surface/momentum';
import {
  axisFlight,
  dayAt,
  holdAt,
  panAxis,
  zoomAxis,
  type AxisView,
} from '@/lib/timeline/axis/view';
import type { AxisCamera } from '@/lib/timeline/axis/camera';

const FLIGHT_MS = 600;

/** The day and the scale that a pinch holds. */
interface Grip {
  readonly day: number;
  readonly scale: number;
}

/** Every way in which the axis moves; x and distances in stage pixels. A new motion ends the one before. */
export interface AxisMotion {
  readonly panBy: (by: number) => void;
  readonly zoomBy: (factor: number, x: number) => void;
  readonly grip: (x: number) => Grip;
  readonly hold: (grip: Grip, x: number, ratio: number) => void;
  /** Glides on, released at a speed in pixels a millisecond. */
  readonly glide: (speed: number) => void;
  readonly flyTo: (view: AxisView) => void;
  readonly stop: () => void;
}

export function createAxisMotion(
  camera: () => AxisCamera | null,
  isStill: () => boolean,
): AxisMotion {
  let stop = (): void => undefined;

  function change(next: (view: AxisView, width: number) => AxisView): void {
    const current = camera();
    if (current) current.show(next(current.view(), current.width()));
  }

  function move(step: (elapsed: number) => boolean): void {
    stop();
    stop = animate(step);
  }

  return {
    stop: () => stop(),
    panBy: (by) => change((view, width) => panAxis(view, by, width)),
    zoomBy(factor, x) {
      stop();
      change((view, width) => zoomAxis(view, x, view.scale * factor, width));
    },
    grip(x) {
      const view = camera()?.view() ?? { start: 0, scale: 1 };
      return { day: dayAt(view, x), scale: view.scale };
    },
    hold: (grip, x, ratio) =>
      change((_, width) => holdAt(grip.day, x, grip.scale * ratio, width)),
    glide(speed) {
      if (isStill()) return;
      let gone = 0;
      move((elapsed) => {
        const { x } = glide({ x: speed, y: 0 }, elapsed);
        change((view, width) => panAxis(view, x - gone, width));
        gone = x;
        return elapsed < GLIDE_MS;
      });
    },
    flyTo(to) {
      const current = camera();
      if (!current) return;
      stop();
      if (isStill()) return current.show(to);
      const at = axisFlight(current.view(), to, current.width());
      move((elapsed) => {
        const ratio = Math.min(1, elapsed / FLIGHT_MS);
        current.show(ratio < 1 ? at(ratio * ratio * (3 - 2 * ratio)) : to);
        return ratio < 1;
      });
    },
  };
}
