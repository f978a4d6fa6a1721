'use client';

import { useId, useState } from 'react';
import { QuestionWithAnswers } from '@/components/quiz/QuestionWithAnswers.client';
import { StepHeading } from '@/components/quiz/StepHeading';
import { AnswerCorrection } from '@/components/review/session/AnswerCorrection';
import type { SittingControls } from '@/components/review/session/useSitting';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { GivenAnswer } from '@/lib/review/sitting';
import styles from './SittingQuestion.module.css';

interface SittingQuestionProps {
  readonly eyebrow: string;
  readonly question: BankQuestion;
  /** Answer of the visitor; undefined before the answer. */
  readonly givenAnswer: GivenAnswer | undefined;
  readonly answer: SittingControls['answer'];
}

/** Renders a question of the sitting, then its correction. */
export function SittingQuestion({
  eyebrow,
  question,
  givenAnswer,
  answer,
}: SittingQuestionProps) {
  const questionId = useId();
  const [isGuess, setGuess] = useState(false);
  if (givenAnswer)
    return (
      <div role="group" aria-labelledby={questionId}>
        <StepHeading eyebrow={eyebrow} id={questionId}>
          {question.question}
        </StepHeading>
        <AnswerCorrection question={question} givenAnswer={givenAnswer} />
      </div>
    );
  return (
    <QuestionWithAnswers
      eyebrow={eyebrow}
      question={question}
      answer={(answerId) => answer(answerId, isGuess)}
    >
      <label className={styles.guess}>
        <input
          type="checkbox"
          checked={isGuess}
          onChange={({ target }) => setGuess(target.checked)}
        />
        Je réponds au hasard
      </label>
    </QuestionWithAnswers>
  );
}
