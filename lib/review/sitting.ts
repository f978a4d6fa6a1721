import { shuffledAnswers } from '@/lib/quiz/select';
import type { DeckCard } from '@/lib/review/deck';

export interface Given {
  readonly answerId: string | null;
  /** Recalled, and not by chance. */
  readonly isRecalled: boolean;
  /** The event that says so; null when the card had been answered before in this sitting. */
  readonly eventId: string | null;
}

/** A session that is being held: cards one after the other, those that were missed once more at its end. */
export interface Sitting {
  readonly cards: readonly DeckCard[];
  readonly given: readonly Given[];
  /** Whether the last answer is still in sight, with what is right. */
  readonly isRevealed: boolean;
}

/** @param seed shuffles the answers, in an order of its own at each session */
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
export const cardInSight = ({ cards, given, isRevealed }: Sitting): DeckCard | undefined =>
  cards[given.length - (isRevealed ? 1 : 0)];

/** Tells whether a card is asked for the second time: its answer is not counted. */
export const isRepeat = ({ cards, given }: Sitting): boolean =>
  cards.slice(0, given.length).some(({ id }) => id === cards[given.length]?.id);

/** Records an answer and shows what is right; what was missed comes back at the end, once. */
export function answerSitting(sitting: Sitting, given: Given): Sitting {
  const card = cardInSight(sitting);
  if (!card || sitting.isRevealed) return sitting;
  const comesBack = !given.isRecalled && !isRepeat(sitting);
  return {
    cards: comesBack ? [...sitting.cards, card] : sitting.cards,
    given: [...sitting.given, given],
    isRevealed: true,
  };
}

export const goOn = (sitting: Sitting): Sitting => ({ ...sitting, isRevealed: false });

/** Goes on, and asks the card in sight no more in this sitting, not even once more at its end. */
export function dropCard(sitting: Sitting): Sitting {
  const card = cardInSight(sitting);
  const { given } = sitting;
  return {
    ...goOn(sitting),
    cards: sitting.cards.filter(({ id }, rank) => rank < given.length || id !== card?.id),
  };
}

/** Returns to the card that was answered last, as it was before. */
export function takeBack(sitting: Sitting): Sitting {
  if (sitting.given.length === 0) return sitting;
  const given = sitting.given.slice(0, -1);
  const answered = sitting.cards[given.length];
  // Missed, it came back at the end; it may have been dropped since.
  const cards = sitting.cards.filter(
    ({ id }, rank) => rank <= given.length || id !== answered?.id,
  );
  return { cards, given, isRevealed: false };
}
