import type { PlaceAddress } from '@/lib/quiz/bankQuestion';
import type { MapPlace } from '@/lib/map/places/mapPlace';

/** A place that the quiz on the map can ask for. */
export interface QuizPlace extends MapPlace {
  readonly longitude: number;
  readonly latitude: number;
  /** Uncertainty of the position: a radius in kilometres. */
  readonly accuracy: number;
  readonly href: PlaceAddress;
}
