import { shuffled } from '@/lib/quiz/shuffle';
import { distanceWords, kilometresBetween, windOf } from '@/lib/quiz/map/distance';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import type { Position } from '@/lib/map/projection';
import { seededRandom } from '@/lib/random';
import { hashOf } from '@/lib/text/hash';

/** A possible answer, described by its position relative to a landmark. */
export interface Candidate {
  readonly place: QuizPlace;
  /** Distance and direction from a landmark: 'à 130 km au sud-ouest de Médine'. */
  readonly description: string;
}

const CANDIDATE_COUNT = 4;
/** Number of landmarks: the places that most episodes name. */
const LANDMARK_COUNT = 3;
/** Least distance of two candidates, as a share of the map's width; closer candidates would be one answer. */
const MIN_DISTANCE_RATIO = 0.03;

/**
 * Draws four places, the asked place included, each described by distance and bearing from a landmark, for visitors who
 * cannot see the map. The seed determines the result.
 * @param mapWidth in kilometres
 */
export function candidatesFor(
  askedPlace: QuizPlace,
  places: readonly QuizPlace[],
  mapWidth: number,
  seed: number,
): readonly Candidate[] {
  const random = seededRandom(seed ^ hashOf(askedPlace.id));
  const minDistance = MIN_DISTANCE_RATIO * mapWidth;
  const otherPlaces = shuffled(
    places.filter(({ id }) => id !== askedPlace.id),
    random,
  ).reduce<readonly QuizPlace[]>(
    (keptPlaces, place) =>
      keptPlaces.length < CANDIDATE_COUNT - 1 &&
      [askedPlace, ...keptPlaces].every(
        (keptPlace) => kilometresBetween(keptPlace, place) >= minDistance,
      )
        ? [...keptPlaces, place]
        : keptPlaces,
    [],
  );
  const candidates = shuffled([askedPlace, ...otherPlaces], random);
  const landmarks = landmarksOf(places, candidates);
  return candidates.map((place) => ({
    place,
    description: describePosition(place, landmarks),
  }));
}

/** Lists the places named by most episodes, without the excluded places. */
export const landmarksOf = (
  places: readonly QuizPlace[],
  excludedPlaces: readonly QuizPlace[],
): readonly QuizPlace[] =>
  places
    .filter(({ id }) => excludedPlaces.every((place) => place.id !== id))
    .toSorted((a, b) => (b.episodeCount ?? 0) - (a.episodeCount ?? 0))
    .slice(0, LANDMARK_COUNT);

/** Describes a position relative to the nearest landmark: 'à 130 km au sud-ouest de Médine'. */
export function describePosition(place: Position, landmarks: readonly QuizPlace[]): string {
  const [nearest] = landmarks.toSorted(
    (a, b) => kilometresBetween(place, a) - kilometresBetween(place, b),
  );
  if (!nearest) return '';
  const distance = distanceWords(kilometresBetween(place, nearest));
  return `à ${distance} ${windOf(nearest, place)} de ${nearest.name}`.replace(
    / de (Le|Les) /,
    (_, article: string) => (article === 'Le' ? ' du ' : ' des '),
  );
}
