'use client';

import type { ReactNode } from 'react';
import { QuizScreen } from '@/components/quiz/QuizScreen.client';

const fetchAfterScore = () =>
  import('@/components/review/MissedQuestionsNotice.client').then(
    ({ MissedQuestionsNotice }) => MissedQuestionsNotice,
  );

/** Renders the quiz; its missed questions are added to the review. */
export const ReviewedQuiz = ({ rosette }: { readonly rosette: ReactNode }) => (
  <QuizScreen rosette={rosette} fetchAfterScore={fetchAfterScore} />
);
