'use client';

import type { ReactNode } from 'react';
import { BankCard } from '@/components/quiz/BankCard.client';
import { Quiz } from '@/components/quiz/Quiz.client';
import type { AfterScore } from '@/components/quiz/steps/ScoreStep.client';

interface QuizScreenProps {
  /** What the score is shown on. */
  readonly rosette: ReactNode;
  /** Fetches what follows the score, with the steps that an answer leads to. */
  readonly fetchAfterScore: () => Promise<AfterScore>;
}

/** Renders the quiz, or why it is not available. */
export function QuizScreen({ rosette, fetchAfterScore }: QuizScreenProps) {
  return (
    <BankCard
      label="Quiz"
      loading="Chargement des questions..."
      failed="Erreur de chargement des questions."
    >
      {(bank, card) => (
        <Quiz bank={bank} rosette={rosette} fetchAfterScore={fetchAfterScore} card={card} />
      )}
    </BankCard>
  );
}
