import { MAX_QUESTIONS } from '@/lib/quiz/select';
import { shuffled } from '@/lib/quiz/shuffle';
import type { Attempt } from '@/lib/quiz/map/judge';
import type { QuizPlace } from '@/lib/quiz/map/quizPlace';
import { seededRandom } from '@/lib/random';

export const MOST_TRIES = 3;

/** A running quiz on the map. */
export interface Round {
  readonly seed: number;
  readonly places: readonly QuizPlace[];
  /** Attempts by asked place. */
  readonly tries: readonly (readonly Attempt[])[];
  /** Whether the last asked place is still shown, found or not. */
  readonly isRevealed: boolean;
}

/** Begins a round of at most ten places of a map; the seed determines the result. */
export const beginRound = (places: readonly QuizPlace[], seed: number): Round => ({
  seed,
  places: shuffled(places, seededRandom(seed)).slice(0, MAX_QUESTIONS),
  tries: [[]],
  isRevealed: false,
});

/** Returns the place that is asked, or was asked last; undefined at the end of the round. */
export const requestedPlace = ({ places, tries }: Round): QuizPlace | undefined =>
  places[tries.length - 1];

/** Records an attempt: the place is revealed once found, or after the third attempt. */
export function tryAt(round: Round, attempt: Attempt): Round {
  if (round.isRevealed || !requestedPlace(round)) return round;
  const placeTries = [...(round.tries.at(-1) ?? []), attempt];
  return {
    ...round,
    tries: [...round.tries.slice(0, -1), placeTries],
    isRevealed: attempt.isFound || placeTries.length === MOST_TRIES,
  };
}

/** Reveals the asked place without a further attempt. */
export const giveUp = (round: Round): Round => ({ ...round, isRevealed: true });

export const nextPlace = (round: Round): Round => ({
  ...round,
  tries: [...round.tries, []],
  isRevealed: false,
});

/** Finds the number of the successful attempt, from 1; null without a successful attempt. */
export function foundAt(tries: readonly Attempt[]): number | null {
  const rank = tries.findIndex(({ isFound }) => isFound);
  return rank < 0 ? null : rank + 1;
}

export const foundCount = ({ tries }: Round): number =>
  tries.filter((attempts) => foundAt(attempts) !== null).length;

/** Describes the outcome of a place: 'trouvé au 1er essai', 'trouvé au 2e essai' or 'montré'. */
export function outcomeWords(tries: readonly Attempt[]): string {
  const rank = foundAt(tries);
  return rank === null ? 'montré' : `trouvé au ${rank}${rank === 1 ? 'er' : 'e'} essai`;
}
