import type { MapPlace } from '@/lib/map/mapPlace';
import type { MapChoices } from '@/lib/map/query';

/** What the screen of a map needs of it in the browser. */
export interface ScreenMap extends MapChoices {
  readonly id: string;
  readonly title: string;
  readonly image: { readonly src: string; readonly width: number; readonly height: number };
  /** Address of the folder with sharper tiles; null when there are none. */
  readonly tiles: string | null;
  readonly places: readonly MapPlace[];
  readonly periods: readonly { readonly id: string; readonly name: string }[];
}
