import dynamic from 'next/dynamic';
import { MissingStage } from '@/components/map/stage/MissingStage.client';
import type { MapStageProps } from '@/components/map/stage/mapStageProps';

interface LoadedStageProps extends MapStageProps {
  /** Called when the script fails to load. */
  readonly onMissing: () => void;
}

/**
 * Creates a component that loads the stage's script at its first render, after the readable
 * content. `dynamic` caches a failure: each retry needs a new component.
 */
export const createLazyStage = () =>
  dynamic<LoadedStageProps>(
    () =>
      import('@/components/map/stage/MapStage.client').then(
        ({ MapStage }) => MapStage,
        () => MissingStage,
      ),
    { ssr: false },
  );
