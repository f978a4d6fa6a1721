import { createAxisMotion, type AxisMotion } from '@/components/timeline/stage/axisMotion';
import type { Stage, StageScene } from '@/components/timeline/stage/stageParts';
import {
  holdAt,
  isWellInSight,
  panAxis,
  showWhole,
  xOf,
  type AxisView,
} from '@/lib/timeline/axis/view';

/** The ways to move the stage that is on the page. */
export interface StageMoves {
  readonly zoomBy: (factor: number) => void;
  readonly showAll: () => void;
  /** Moves by a ratio of the stage's width, towards the past when positive. */
  readonly panBy: (ratio: number) => void;
  /** Brings a day well into sight, without changing the scale; or, at once, into the middle. */
  readonly reveal: (day: number, isAtOnce?: boolean) => void;
  /** On which side of the stage there is more room beside a day. */
  readonly sideOf: (entry: { readonly anchor: number }) => 'left' | 'right';
}

/** The stage that is on the page, and the ways to move it. It outlives every rendering. */
export interface StageHolder extends StageMoves {
  readonly motion: AxisMotion;
  readonly stage: () => Stage | null;
  /** Null when the stage has left the page. */
  readonly setStage: (stage: Stage | null) => void;
  readonly setScene: (scene: StageScene) => void;
  readonly scene: () => StageScene;
}

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
      withView((view, width) => motion.flyTo(panAxis(view, ratio * width, width))),
    sideOf({ anchor }) {
      const { camera } = stage ?? {};
      return camera && xOf(camera.view(), anchor) > camera.width() / 2 ? 'left' : 'right';
    },
    reveal: (day, isAtOnce) =>
      withView((view, width) => {
        const centred = holdAt(day, width / 2, view.scale, width);
        if (isAtOnce) {
          motion.stop();
          stage?.camera.show(centred);
        } else if (!isWellInSight(view, day, width)) motion.flyTo(centred);
      }),
  };
}
