import type { MapImage } from '@/lib/map/mapImage';
import type { MapPlace } from '@/lib/map/places/mapPlace';
import type { MapChoices } from '@/lib/map/query';

/** Data of a map that its screen needs in the browser. */
export interface ScreenMap extends MapChoices {
  readonly id: string;
  readonly title: string;
  readonly image: MapImage;
  /** Folder of the sharper tiles; null without tiles. */
  readonly tiles: string | null;
  /** Address of the drawing of the map's realms; null without realms. */
  readonly realms: string | null;
  readonly places: readonly MapPlace[];
  readonly periods: readonly { readonly id: string; readonly name: string }[];
}
