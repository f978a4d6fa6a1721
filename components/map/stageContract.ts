import type { MapMotion } from '@/components/map/mapMotion';
import type { MapPlace } from '@/lib/map/mapPlace';
import type { MapView } from '@/lib/map/view';
import type { Point } from '@/lib/map/viewport';

/** What the screen gives the stage. */
export interface MapStageProps {
  /** The map's own picture: address and size in pixels at zoom 1. */
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
  /** Address of the folder with sharper tiles, or null when there are none. */
  readonly tiles: string | null;
  /** The places to show: those that pass the filters. */
  readonly places: readonly MapPlace[];
  readonly selectedId: string | null;
  /** In timeline mode the current year: markers at or before it pulse. Null otherwise. */
  readonly currentYear: number | null;
  /** Pixels on the right (desktop panel) and at the bottom (phone sheet) that something covers. */
  readonly covered: { readonly right: number; readonly bottom: number };
  /** The view that the address asks for, or null for the whole map fitted. */
  readonly initialView: MapView | null;
  /** Called, at most twice a second, when the view has changed and come to rest. */
  readonly onViewChange: (view: MapView) => void;
  readonly onOpen: (placeId: string) => void;
}

/** The moving parts of the map and what its controls may ask of them. */
export interface MapStageApi {
  readonly motion: MapMotion;
  readonly overlayRef: (element: HTMLElement | null) => void;
  readonly markerRef: (id: string) => (element: HTMLElement | null) => void;
  readonly announcement: string;
  readonly stageCentre: () => Point;
  /** Says the view once it is at rest, after a key or a button has changed it. */
  readonly announce: () => void;
  readonly showAll: () => void;
  /** Brings a place into the part of the map that nothing covers, if it is not there. */
  readonly reveal: (placeId: string) => void;
}
