'use client';

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { rankOfKey } from '@/lib/quiz/digitKey';
import styles from './QuestionWithAnswers.module.css';

interface QuestionWithAnswersProps {
  readonly eyebrow: string;
  readonly question: BankQuestion;
  readonly answer: (answerId: string) => void;
  /** Slot below the answers. */
  readonly children?: ReactNode;
}

/** Renders a question and its answer buttons, with digit keys as shortcuts. */
export function QuestionWithAnswers({
  eyebrow,
  question,
  answer,
  children,
}: QuestionWithAnswersProps) {
  const questionId = useId();

  /** Answers by a digit, only while the focus is in the question (WCAG 2.2, success criterion 2.1.4). */
  function answerByDigit(event: KeyboardEvent): void {
    const { defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return;
    const chosenAnswer = question.answers[rankOfKey(event) ?? -1];
    if (chosenAnswer) answer(chosenAnswer.id);
  }

  return (
    // The keys are shortcuts of the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-labelledby={questionId} onKeyDown={answerByDigit}>
      <StepHeading eyebrow={eyebrow} id={questionId}>
        {question.question}
      </StepHeading>
      <ol role="list" className={styles.answers}>
        {question.answers.map(({ id, answer: answerText }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.answer}
              aria-keyshortcuts={String(index + 1)}
              // Ignore the second click of a double click, which falls on the next question.
              onClick={({ detail }) => detail < 2 && answer(id)}
            >
              <span className={styles.digit} aria-hidden="true">
                {index + 1}
              </span>
              <span>{answerText}</span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
