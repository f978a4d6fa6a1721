import type { MapStageProps } from '@/components/map/stage/mapStageProps';

/**
 * Stands in for the stage, whose gestures and frames jsdom lacks: renders a button for each place,
 * as the stage renders markers.
 */
export function FakeStage(props: MapStageProps) {
  const { places, selectedId, currentYear, framedIds = [], onOpen } = props;
  return (
    <div data-year={currentYear ?? ''} data-opened={framedIds.join(' ')}>
      {places.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          data-place={id}
          aria-current={id === selectedId}
          onClick={() => onOpen(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
