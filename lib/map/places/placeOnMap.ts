import type { placePath } from '@/lib/map/address';
import type { Place } from '@/lib/map/places/place';

/** A place with what leads to it. */
export interface PlaceOnMap extends Place {
  readonly mapId: string;
  /** Address of its page. */
  readonly path: ReturnType<typeof placePath>;
  readonly periodName: string;
  /** Address of its picture; null when it was not drawn. */
  readonly picture: string | null;
  /** How far the land goes around it, as `shoreOf` writes it; absent where no sea is near. */
  readonly shore?: string | undefined;
}
