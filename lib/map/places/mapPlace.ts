import type { PlaceType } from '@/lib/map/places/place';

/** What the interactive map needs of a place; its texts of more than a line stay on the server. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly type: PlaceType;
  /** What it truly is, where its type is only near: « Grotte ». */
  readonly kind?: string | undefined;
  readonly year: number;
  /** Id of a period of the map. */
  readonly period: string;
  /** Percent of the map's width and height, from its top left corner. */
  readonly coordinates: readonly [x: number, y: number];
  /** How far the land goes around it, as `shoreOf` writes it; absent where no sea is near. */
  readonly shore?: string | undefined;
  /** Searched along with the name. */
  readonly description: string;
  /** Other names that it is searched by: in other spellings, in Arabic. */
  readonly otherNames?: readonly string[];
  /** How the names that its texts contain sound, each once; see `soundOf`. */
  readonly sounds?: readonly string[];
  /** How many episodes name it; the more, the sooner it chooses its spot on a crowded map. */
  readonly episodeCount?: number;
}
