import { useLayoutEffect, useState, type RefObject } from 'react';
import {
  createTreeStage,
  type TreeScene,
  type TreeStageParts,
} from '@/components/genealogy/stage/treeStage';
import { useLatest } from '@/components/surface/useLatest';

interface TreeStageOptions extends TreeScene {
  readonly surface: RefObject<HTMLDivElement | null>;
  readonly layer: RefObject<HTMLDivElement | null>;
}

/** Mounts the stage of the tree on its elements, and redraws it when a render has another drawing. */
export function useTreeStage({ surface, layer, ...scene }: TreeStageOptions): TreeStageParts {
  const latestScene = useLatest<TreeScene>(scene);
  const [stage] = useState(() => createTreeStage(scene.drawing, latestScene));

  useLayoutEffect(() => {
    const [surfaceElement, layerElement] = [surface.current, layer.current];
    return surfaceElement && layerElement
      ? stage.mount(surfaceElement, layerElement)
      : undefined;
  }, [surface, layer, stage]);

  useLayoutEffect(() => stage.redraw(), [stage, scene.drawing]);

  return stage;
}
