import type { mapPath } from '@/lib/map/address';
import type { Extent } from '@/lib/map/extent';
import type { MapImage } from '@/lib/map/mapImage';
import type { MapRecord } from '@/lib/map/places/place';
import type { PlaceOnMap } from '@/lib/map/places/placeOnMap';

/** A map of `content/maps/`, how it is drawn, and its places with what leads to them. */
export interface HistoricalMap {
  readonly id: string;
  readonly path: ReturnType<typeof mapPath>;
  readonly record: MapRecord;
  readonly extent: Extent;
  readonly places: readonly PlaceOnMap[];
  /** Its picture, and the renderings of it that were drawn beside it. */
  readonly image: MapImage;
  /** Address of its image at a small size, or of the image itself where none was drawn. */
  readonly overview: string;
  /** Folder of its sharper tiles, which `{folder}.json` describes; null when they were not drawn. */
  readonly tiles: string | null;
}
