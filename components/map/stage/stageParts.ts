import type { MapStageProps } from '@/components/map/stage/stageContract';
import { createMotion, type SurfaceMotion } from '@/components/surface/surfaceMotion';
import {
  createMarkerOverlay,
  type MarkerOverlay,
} from '@/components/map/markers/markerOverlay';
import type { GroupOwner } from '@/components/map/markers/groupLists';
import { createPlaceFraming, type PlaceFraming } from '@/components/map/place/placeFraming';
import { bringIntoWindow, windowCutOf } from '@/components/map/stage/windowCut';
import { controlBoxes } from '@/components/map/controls/controlBoxes';
import type { Camera } from '@/lib/surface/camera';
import { imagePoint } from '@/lib/map/camera/framing';

/** What moves on the stage. It outlives every rendering, and reads what React last gave it when it needs it. */
export interface StageParts {
  readonly motion: SurfaceMotion;
  readonly framing: PlaceFraming;
  readonly overlay: MarkerOverlay;
  readonly props: () => MapStageProps;
  /** @param openHosts the places whose shared markers show their lists */
  readonly setProps: (props: MapStageProps, openHosts: ReadonlySet<string>) => void;
  /** Null until the stage is on the page. */
  readonly camera: () => Camera | null;
  /** Told with the element that the camera shows the map on; null for both when it has left the page. */
  readonly setCamera: (camera: Camera | null, stage: Element | null) => void;
}

/** @param onGroups called with the places that share markers, when they have changed */
export function createStageParts(
  first: MapStageProps,
  onGroups: GroupOwner['onChange'],
): StageParts {
  const { image } = first;
  let latest = first;
  let current: Camera | null = null;
  let openHosts: ReadonlySet<string> = new Set();
  let stageElement: Element | null = null;
  const camera = (): Camera | null => current;

  const motion: SurfaceMotion = createMotion({
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
    windowCut: () => (stageElement ? windowCutOf(stageElement) : { top: 0, bottom: 0 }),
    bringIntoWindow(y, isArrival) {
      // Who has scrolled already reads something.
      if (!stageElement || (isArrival && window.scrollY > 0)) return;
      bringIntoWindow(stageElement, y, isArrival ? 'instant' : 'auto');
    },
  });

  return {
    motion,
    framing,
    overlay: createMarkerOverlay(
      image,
      () => latest.places,
      () => (stageElement ? controlBoxes(stageElement) : []),
      { onChange: onGroups, isOpen: (hostId) => openHosts.has(hostId) },
    ),
    props: () => latest,
    setProps(props, open) {
      latest = props;
      openHosts = open;
    },
    camera,
    setCamera(camera, stage) {
      current = camera;
      stageElement = stage;
    },
  };
}
