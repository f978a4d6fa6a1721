import { shuffledAnswers } from '@/lib/quiz/select';
import type { DeckCard } from '@/lib/review/deck';

/** Answer given in a sitting. */
export interface GivenAnswer {
  readonly answerId: string | null;
  /** Recalled, and not guessed. */
  readonly isRecalled: boolean;
  /** Id of the recorded event; null for a repeated card. */
  readonly eventId: string | null;
}

/** Cards of a sitting in order, the missed cards once more at the end. */
export interface Sitting {
  readonly cards: readonly DeckCard[];
  readonly given: readonly GivenAnswer[];
  /** Whether the last answer is still shown with its correction. */
  readonly isRevealed: boolean;
}

/**
 * Begins a sitting.
 * @param seed shuffles the answers, differently in each sitting
 */
export const beginSitting = (cards: readonly DeckCard[], seed: number): Sitting => ({
  cards: cards.map((card) =>
    card.kind === 'question'
      ? { ...card, question: shuffledAnswers(card.question, seed) }
      : card,
  ),
  given: [],
  isRevealed: false,
});

/** Returns the current card; undefined at the end. */
export const currentCard = ({ cards, given, isRevealed }: Sitting): DeckCard | undefined =>
  cards[given.length - (isRevealed ? 1 : 0)];

/** Tells whether a card is asked for the second time, when the answer does not count. */
export const isRepeat = ({ cards, given }: Sitting): boolean =>
  cards.slice(0, given.length).some(({ id }) => id === cards[given.length]?.id);

/** Records an answer and shows its correction; a missed card is appended once. */
export function answerSitting(sitting: Sitting, answer: GivenAnswer): Sitting {
  const card = currentCard(sitting);
  if (!card || sitting.isRevealed) return sitting;
  const isRepeated = !answer.isRecalled && !isRepeat(sitting);
  return {
    cards: isRepeated ? [...sitting.cards, card] : sitting.cards,
    given: [...sitting.given, answer],
    isRevealed: true,
  };
}

/** Continues from the correction to the next card. */
export const advance = (sitting: Sitting): Sitting => ({ ...sitting, isRevealed: false });

/** Skips the current card and removes its repetition from this sitting. */
export function dropCard(sitting: Sitting): Sitting {
  const card = currentCard(sitting);
  const { given } = sitting;
  return {
    ...advance(sitting),
    cards: sitting.cards.filter(({ id }, index) => index < given.length || id !== card?.id),
  };
}

/** Returns to the last answered card, and removes its answer. */
export function undoAnswer(sitting: Sitting): Sitting {
  if (sitting.given.length === 0) return sitting;
  const remainingAnswers = sitting.given.slice(0, -1);
  const lastCard = sitting.cards[remainingAnswers.length];
  // Remove the repetition that a wrong answer appended, unless the card was dropped since.
  const cards = sitting.cards.filter(
    ({ id }, index) => index <= remainingAnswers.length || id !== lastCard?.id,
  );
  return { cards, given: remainingAnswers, isRevealed: false };
}
