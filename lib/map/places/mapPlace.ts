import type { PlaceType } from '@/lib/map/places/place';

/** The data of a place for the interactive map; longer texts stay on the server. */
export interface MapPlace {
  readonly id: string;
  readonly name: string;
  readonly type: PlaceType;
  /** The exact kind where the type is only approximate: « Grotte ». */
  readonly kind?: string | undefined;
  readonly year: number;
  /** Id of a period of the map. */
  readonly period: string;
  /** Percent of the map's width and height, from its top left corner. */
  readonly coordinates: readonly [x: number, y: number];
  /** Distances of the sea, encoded by `shoreOf`; undefined without sea nearby. */
  readonly shore?: string | undefined;
  /** Description, searched together with the name. */
  readonly description: string;
  /** Other searchable names: spellings, Arabic. */
  readonly otherNames?: readonly string[];
  /** Phonetic keys (`soundOf`) of the names in its texts, without duplicates. */
  readonly sounds?: readonly string[];
  /** Number of episodes that name the place: its priority on a crowded map. */
  readonly episodeCount?: number;
}
