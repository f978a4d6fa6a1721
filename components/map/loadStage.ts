import dynamic from 'next/dynamic';
import { MissingStage } from '@/components/map/stage/MissingStage.client';
import type { MapStageProps } from '@/components/map/stage/mapStageProps';

interface LoadedStageProps extends MapStageProps {
  /** Called when the script could not be had. */
  readonly onMissing: () => void;
}

/**
 * Makes a stage whose script is fetched when it is first rendered: gestures and springs are for this screen alone,
 * and come after what can be read. A component keeps its failure; each attempt needs another one.
 */
export const loadStage = () =>
  dynamic<LoadedStageProps>(
    () =>
      import('@/components/map/stage/MapStage.client').then(
        ({ MapStage }) => MapStage,
        () => MissingStage,
      ),
    { ssr: false },
  );
