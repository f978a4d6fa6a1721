import type { Position } from '@/lib/map/projection';
import { distanceWords, kilometresBetween, windOf } from '@/lib/quiz/map/distance';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';

/** In CSS pixels: the tolerance of pointing, half a touch target. */
export const TOLERANCE_PIXELS = 24;

/** An answer on the map or in the list of candidates. */
export interface Attempt {
  readonly isFound: boolean;
  /** Kilometres between the answer and the asked place. */
  readonly distance: number;
  /** Description of the answer and its distance. */
  readonly words: string;
}

/**
 * Judges a point of the map: correct within the place's own uncertainty plus the tolerance of pointing, even when
 * another place is nearer.
 * @param kilometresPerPixel scale of the shown map, in CSS pixels
 */
export function judgePoint(
  place: QuizPlace,
  point: Position,
  kilometresPerPixel: number,
): Attempt {
  const distance = kilometresBetween(place, point);
  const isFound = distance <= Math.max(place.accuracy, TOLERANCE_PIXELS * kilometresPerPixel);
  return { isFound, distance, words: wordsOf(place, point, distance, isFound) };
}

/** Judges a place of the list of candidates. */
export function judgeCandidate(place: QuizPlace, candidate: QuizPlace): Attempt {
  const distance = kilometresBetween(place, candidate);
  const isFound = candidate.id === place.id;
  return { isFound, distance, words: wordsOf(place, candidate, distance, isFound) };
}

const wordsOf = (place: QuizPlace, point: Position, distance: number, isFound: boolean) =>
  isFound
    ? `${distanceWords(distance)} du point`
    : `à ${distanceWords(distance)}, ${windOf(place, point)} du lieu cherché`;
