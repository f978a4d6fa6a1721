'use client';

import type { ReactNode } from 'react';
import { BankCard } from '@/components/quiz/BankCard.client';
import { Quiz } from '@/components/quiz/Quiz.client';
import type { AfterScore } from '@/components/quiz/steps/ScoreStep.client';

interface QuizScreenProps {
  /** Background of the score. */
  readonly rosette: ReactNode;
  /** Loads the part below the score, together with the steps that follow an answer. */
  readonly fetchAfterScore: () => Promise<AfterScore>;
}

/** Renders the quiz, or the state of the bank's download. */
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
