import { useState } from 'react';
import type { ReviewStore } from '@/lib/review/store/reviewStore';
import { seedFrom } from '@/lib/quiz/shuffle';
import type { DeckCard } from '@/lib/review/deck';
import {
  answerSitting,
  beginSitting,
  currentCard,
  dropCard,
  advance,
  isRepeat,
  undoAnswer,
  type Sitting,
} from '@/lib/review/sitting';

export interface SittingControls {
  readonly begin: (cards: readonly DeckCard[]) => void;
  /** @param answerId null for « Je ne sais pas » */
  readonly answer: (answerId: string | null, isGuess: boolean) => void;
  /** Records whether the meaning of a term was known, and continues. */
  readonly judge: (wasKnown: boolean) => void;
  readonly advance: () => void;
  readonly undoAnswer: () => void;
  /** Removes the card from the review. */
  readonly drop: () => void;
  readonly leave: () => void;
}

/** Runs a sitting. Each answer is stored at once as an event, so that a sitting can be left at any card. */
export function useSitting(
  store: ReviewStore,
  today: number,
): readonly [sitting: Sitting | null, controls: SittingControls] {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const card = sitting && currentCard(sitting);

  /** Returns the sitting after an answer to the current card; null without a card to answer. */
  function recordAnswer(answerId: string | null, isRecalled: boolean): Sitting | null {
    if (!sitting || !card || sitting.isRevealed) return null;
    const [eventId = null] = isRepeat(sitting)
      ? []
      : store.add({
          kind: 'answered',
          card: card.id,
          revision: card.revision,
          day: today,
          isRecalled,
        });
    return answerSitting(sitting, { answerId, isRecalled, eventId });
  }

  return [
    sitting,
    {
      begin: (cards) => setSitting(beginSitting(cards, seedFrom(Math.random()))),
      answer(answerId, isGuess) {
        const isRight = card?.kind === 'question' && answerId === card.question.answerId;
        const answeredSitting = recordAnswer(answerId, isRight && !isGuess);
        if (answeredSitting) setSitting(answeredSitting);
      },
      judge(wasKnown) {
        const answeredSitting = recordAnswer(null, wasKnown);
        if (answeredSitting) setSitting(advance(answeredSitting));
      },
      advance: () => setSitting((current) => current && advance(current)),
      undoAnswer() {
        const eventId = sitting?.given.at(-1)?.eventId;
        if (eventId) store.add({ kind: 'undone', undoes: eventId });
        setSitting((current) => current && undoAnswer(current));
      },
      drop() {
        if (card) store.add({ kind: 'dropped', card: card.id });
        setSitting((current) => current && dropCard(current));
      },
      leave: () => setSitting(null),
    },
  ];
}
