import type { placePath } from '@/lib/map/address';
import type { Place } from '@/lib/map/places/place';

/** A place with its page and its drawings. */
export interface PlaceOnMap extends Place {
  readonly mapId: string;
  /** Address of the place's page. */
  readonly path: ReturnType<typeof placePath>;
  readonly periodName: string;
  /** Address of the place's picture; null without one. */
  readonly picture: string | null;
  /** Distances of the sea, encoded by `shoreOf`; undefined without sea nearby. */
  readonly shore?: string | undefined;
}
