import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { AxisScene } from '@/components/timeline/stage/axisPainter';
import { createAxisStage } from '@/components/timeline/stage/axisStage';
import { useAxisGestures } from '@/components/timeline/stage/useAxisGestures';
import { useLatest } from '@/components/surface/useLatest';
import type { DayRange } from '@/lib/timeline/query';

interface AxisStageOptions {
  readonly scene: AxisScene;
  /** Range of the address, used on arrival only. */
  readonly range: DayRange | null;
  readonly labelClass: string;
  readonly onRest: (range: DayRange | null) => void;
}

/** Mounts the stage on its elements, and paints the scene of each render. */
export function useAxisStage({ scene, range, labelClass, onRest }: AxisStageOptions) {
  const root = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const yearLabel = useRef<HTMLParagraphElement>(null);
  const latestProps = useLatest({ scene, onRest });
  const [stage] = useState(() =>
    createAxisStage(
      () => latestProps().scene,
      (rangeInView) => latestProps().onRest(rangeInView),
    ),
  );
  const [initialRange] = useState(range);
  useAxisGestures(root, stage.surface.motion);

  useLayoutEffect(() => stage.repaint());

  useEffect(() => {
    const element = root.current;
    const [scaleCanvas, boardCanvas] = element?.querySelectorAll('canvas') ?? [];
    if (!element || !labels.current || !yearLabel.current || !boardCanvas || !scaleCanvas)
      return;
    return stage.mount(
      {
        ...{ stage: element, boardCanvas, scaleCanvas, labelClass },
        ...{ labels: labels.current, yearLabel: yearLabel.current },
      },
      initialRange,
    );
  }, [stage, initialRange, labelClass]);

  return { stage, root, labels, yearLabelRef: yearLabel };
}
