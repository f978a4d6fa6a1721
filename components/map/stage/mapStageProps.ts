import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { MapView } from '@/lib/map/camera/framing';

/** Input of the stage from the screen. */
export interface MapStageProps {
  /** The map's picture: address, and size in pixels at zoom 1. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
  /** Folder of the sharper tiles; null without tiles. */
  readonly tiles: string | null;
  /** Address of the drawing of realms; null without realms. */
  readonly realms?: string | null;
  /** Places that pass the filters. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** Current year of the timeline, up to which markers pulse; null while it is closed. */
  readonly currentYear: number | null;
  /** Covered pixels at the bottom (a phone's sheet). */
  readonly bottomInset?: number;
  /** View of the address; null fits the whole map. */
  readonly initialView: MapView | null;
  /** Places that match the search, one of which is brought into view. */
  readonly matchIds: readonly string[];
  /** Whether a search, a period or a type is set: groups of markers then show their lists. */
  readonly isFiltered?: boolean;
  /** Ids of the places that the timeline shows when it opens: the viewport moves to contain them. */
  readonly framedIds?: readonly string[];
  /** The narrated place, which is marked. */
  readonly narratedId?: string | null;
  /** Destination of the story's flight, unless it is in view; null leaves the map in place. */
  readonly flightTo?: string | null;
  /** Called when the view has changed and is at rest. */
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}
