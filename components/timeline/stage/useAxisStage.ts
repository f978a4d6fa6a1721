import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { createStageHolder, type StageHolder } from '@/components/timeline/stage/stageHolder';
import { createStage, type StageScene } from '@/components/timeline/stage/stageParts';
import { useAxisGestures } from '@/components/timeline/stage/useAxisGestures';
import type { DayRange } from '@/lib/timeline/query';

interface AxisStageOptions {
  readonly scene: StageScene;
  /** What the address asked for; after that the stage itself knows where it is. */
  readonly range: DayRange | null;
  readonly labelClass: string;
  readonly onRest: (range: DayRange | null) => void;
}

/** Builds the stage on its elements once they are on the page, and keeps its scene up to date. */
export function useAxisStage({ scene, range, labelClass, onRest }: AxisStageOptions) {
  const root = useRef<HTMLDivElement>(null);
  const labels = useRef<HTMLDivElement>(null);
  const plate = useRef<HTMLParagraphElement>(null);
  const [holder] = useState<StageHolder>(() => createStageHolder(scene));
  const [first] = useState(range);
  const rest = useEffectEvent(onRest);
  useAxisGestures(root, holder.motion);

  useLayoutEffect(() => holder.setScene(scene));

  useEffect(() => {
    const stage = root.current;
    const names = labels.current;
    const [scaleCanvas, boardCanvas] = stage?.querySelectorAll('canvas') ?? [];
    if (!stage || !names || !plate.current || !boardCanvas || !scaleCanvas) return;
    const created = createStage({
      elements: { stage, boardCanvas, scaleCanvas, labels: names, plate: plate.current },
      labelClass,
      scene: holder.scene(),
      range: first,
      onRest: (seen) => rest(seen),
    });
    holder.setStage(created);
    return () => {
      holder.motion.stop();
      holder.setStage(null);
      created.dispose();
      names.replaceChildren();
    };
  }, [holder, first, labelClass]);

  return { holder, root, labels, plate };
}
