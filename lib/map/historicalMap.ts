import type { mapPath } from '@/lib/map/address';
import type { Extent } from '@/lib/map/extent';
import type { MapImage } from '@/lib/map/mapImage';
import type { MapRecord } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** A map of `content/maps/` with its projection's extent, its drawings, and its linked places. */
export interface HistoricalMap {
  readonly id: string;
  readonly path: ReturnType<typeof mapPath>;
  readonly record: MapRecord;
  readonly extent: Extent;
  readonly places: readonly PlaceOnMap[];
  /** The map's picture and its renderings. */
  readonly image: MapImage;
  /** Address of the small rendering, or of the image itself without one. */
  readonly overview: string;
  /** Folder of the sharper tiles, described by `{folder}.json`; null without tiles. */
  readonly tiles: string | null;
  /** Address of the drawing of the realms by year; null for a map without realms. */
  readonly realms: string | null;
}
