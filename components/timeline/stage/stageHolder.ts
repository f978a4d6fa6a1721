import { createAxisMotion, type AxisMotion } from '@/components/timeline/stage/axisMotion';
import type { Stage, StageScene } from '@/components/timeline/stage/stageParts';
import { showWhole, xOf, type AxisView } from '@/lib/timeline/axis/view';

/** The stage that is on the page, and the ways to move it. It outlives every rendering. */
export interface StageHolder {
  readonly motion: AxisMotion;
  readonly stage: () => Stage | null;
  /** Null when the stage has left the page. */
  readonly setStage: (stage: Stage | null) => void;
  readonly setScene: (scene: StageScene) => void;
  readonly scene: () => StageScene;
  readonly zoomBy: (factor: number) => void;
  readonly showAll: () => void;
  /** Moves by a ratio of the stage's width, towards the past when positive. */
  readonly panBy: (ratio: number) => void;
  /** Shows a day in the middle, at once. */
  readonly showDay: (day: number) => void;
  /** Brings a day well into sight, without changing the scale. */
  readonly reveal: (day: number) => void;
}

/** How near to its edges the stage lets be what is in hand, as a ratio of its width. */
const COMFORT = 0.12;

export function createStageHolder(first: StageScene): StageHolder {
  let stage: Stage | null = null;
  let scene = first;
  const motion = createAxisMotion(
    () => stage?.camera ?? null,
    () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const withView = (act: (view: AxisView, width: number) => void): void => {
    if (stage) act(stage.camera.view(), stage.camera.width());
  };
  return {
    motion,
    stage: () => stage,
    scene: () => scene,
    setStage(next) {
      stage = next;
    },
    setScene(next) {
      scene = next;
      stage?.setScene(next);
    },
    zoomBy: (factor) => withView((_, width) => motion.zoomBy(factor, width / 2)),
    showAll: () => withView((_, width) => motion.flyTo(showWhole(width))),
    panBy: (ratio) =>
      withView(({ start, scale }, width) =>
        motion.flyTo({ start: start - (ratio * width) / scale, scale }),
      ),
    showDay: (day) =>
      withView((view, width) => {
        motion.stop();
        stage?.camera.show(centredOn(day, view, width));
      }),
    reveal: (day) =>
      withView((view, width) => {
        const x = xOf(view, day);
        if (x < width * COMFORT || x > width * (1 - COMFORT))
          motion.flyTo(centredOn(day, view, width));
      }),
  };
}

const centredOn = (day: number, { scale }: AxisView, width: number): AxisView => ({
  start: day - width / scale / 2,
  scale,
});
