import type { MapStageProps } from '@/components/map/stageContract';
import { createMotion, type MapMotion } from '@/components/map/mapMotion';
import { createMarkerOverlay, type MarkerOverlay } from '@/components/map/markerOverlay';
import { createPlaceFraming, type PlaceFraming } from '@/components/map/placeFraming';
import type { Camera } from '@/lib/map/camera';
import { imagePoint } from '@/lib/map/framing';

/** What moves on the stage. It outlives every rendering, and reads what React last gave it when it needs it. */
export interface StageParts {
  readonly motion: MapMotion;
  readonly framing: PlaceFraming;
  readonly overlay: MarkerOverlay;
  readonly props: () => MapStageProps;
  readonly setProps: (props: MapStageProps) => void;
  /** Null until the stage is on the page. */
  readonly camera: () => Camera | null;
  readonly setCamera: (camera: Camera | null) => void;
}

export function createStageParts(first: MapStageProps): StageParts {
  const { image } = first;
  let latest = first;
  let current: Camera | null = null;
  const camera = (): Camera | null => current;

  const motion: MapMotion = createMotion({
    camera,
    isStill: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
    onTaken: () => framing.taken(),
  });
  const framing = createPlaceFraming({
    camera,
    motion,
    image,
    pointOf(placeId) {
      const place = latest.places.find(({ id }) => id === placeId);
      return place ? imagePoint(place.coordinates, image) : null;
    },
  });

  return {
    motion,
    framing,
    overlay: createMarkerOverlay(image, () => latest.places),
    props: () => latest,
    setProps(props) {
      latest = props;
    },
    camera,
    setCamera(camera) {
      current = camera;
    },
  };
}
