'use client';

import type { ReactNode } from 'react';
import { BankCard } from '@/components/quiz/BankCard.client';
import { Quiz } from '@/components/quiz/Quiz.client';

/** The quiz, or why it is not there. */
export function QuizScreen({ rosette }: { readonly rosette: ReactNode }) {
  return (
    <BankCard
      label="Quiz"
      loading="Chargement des questions..."
      failed="Erreur de chargement des questions."
    >
      {(bank, card) => <Quiz bank={bank} rosette={rosette} card={card} />}
    </BankCard>
  );
}
