import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { MapView } from '@/lib/map/camera/framing';

/** What the screen gives the stage. */
export interface MapStageProps {
  /** The map's own picture: address and size in pixels at zoom 1. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
  /** Address of the folder with sharper tiles, or null when there are none. */
  readonly tiles: string | null;
  /** Address of the drawing of realms that the years show; without one there are none. */
  readonly realms?: string | null;
  /** The places to show: those that pass the filters. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** In timeline mode the current year: markers at or before it pulse. Null otherwise. */
  readonly currentYear: number | null;
  /** Pixels at the bottom that something covers (a phone's sheet). */
  readonly bottomInset?: number;
  /** The view that the address asks for, or null for the whole map fitted. */
  readonly initialView: MapView | null;
  /** The places that a search has asked for: one of them is brought in sight. */
  readonly sought: readonly string[];
  /** Whether a search, a period or a type is asked for: groups of markers show their lists then. */
  readonly isFiltered?: boolean;
  /** Ids of the places that the timeline shows when it opens: the viewport moves to hold them all. */
  readonly opened?: readonly string[];
  /** The place that the story tells of, which is marked. */
  readonly narratedId?: string | null;
  /** The place to which the story takes the map, unless it is in sight; without one the map stays. */
  readonly flightTo?: string | null;
  /** Called when the view has changed and come to rest. */
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}
