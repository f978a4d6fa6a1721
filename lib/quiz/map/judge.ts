import type { Position } from '@/lib/map/projection';
import { distanceWords, kilometresBetween, windOf } from '@/lib/quiz/map/distance';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';

/** What a finger or a pointer cannot tell apart, in CSS pixels: half a touch target. */
export const TOLERANCE_PIXELS = 24;

/** An answer to «where is it?», on the map or in the list. */
export interface Try {
  readonly isFound: boolean;
  /** Kilometres between the answer and the place. */
  readonly distance: number;
  /** The answer and how far it is, in words. */
  readonly words: string;
}

/**
 * Judges a point of the map: right within the place's own uncertainty, and within what the hand that points can tell
 * apart, whatever other place may be nearer.
 * @param kilometresPerPixel of the map as it is shown, in CSS pixels
 */
export function judgePoint(place: QuizPlace, point: Position, kilometresPerPixel: number): Try {
  const distance = kilometresBetween(place, point);
  const isFound = distance <= Math.max(place.accuracy, TOLERANCE_PIXELS * kilometresPerPixel);
  return { isFound, distance, words: wordsOf(place, point, distance, isFound) };
}

/** Judges a place of the list of candidates. */
export function judgeCandidate(place: QuizPlace, candidate: QuizPlace): Try {
  const distance = kilometresBetween(place, candidate);
  const isFound = candidate.id === place.id;
  return { isFound, distance, words: wordsOf(place, candidate, distance, isFound) };
}

const wordsOf = (place: QuizPlace, point: Position, distance: number, isFound: boolean) =>
  isFound
    ? `${distanceWords(distance)} du point`
    : `à ${distanceWords(distance)}, ${windOf(place, point)} du lieu cherché`;
