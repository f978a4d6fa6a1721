'use client';

import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { rankOfKey } from '@/lib/quiz/digitKey';
import styles from './AskedQuestion.module.css';

interface AskedQuestionProps {
  readonly eyebrow: string;
  readonly question: BankQuestion;
  readonly answer: (answerId: string) => void;
  /** What belongs to the question below its answers. */
  readonly children?: ReactNode;
}

/** Renders a question and its answer buttons, which digit keys press too. */
export function AskedQuestion({ eyebrow, question, answer, children }: AskedQuestionProps) {
  const questionId = useId();

  /** A digit answers while the focus is in the question, and nowhere else: WCAG 2.2, success criterion 2.1.4. */
  function answerByDigit(event: KeyboardEvent): void {
    const { defaultPrevented, repeat, ctrlKey, metaKey, altKey } = event;
    if (defaultPrevented || repeat || ctrlKey || metaKey || altKey) return;
    const chosen = question.answers[rankOfKey(event) ?? -1];
    if (chosen) answer(chosen.id);
  }

  return (
    // The keys are shortcuts of the buttons inside.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-labelledby={questionId} onKeyDown={answerByDigit}>
      <StepHeading eyebrow={eyebrow} id={questionId}>
        {question.question}
      </StepHeading>
      <ol role="list" className={styles.answers}>
        {question.answers.map(({ id, answer: words }, index) => (
          <li key={id}>
            <button
              type="button"
              className={styles.answer}
              aria-keyshortcuts={String(index + 1)}
              // The second press of a double click would fall on what comes after.
              onClick={({ detail }) => detail < 2 && answer(id)}
            >
              <span className={styles.digit} aria-hidden="true">
                {index + 1}
              </span>
              <span>{words}</span>
            </button>
          </li>
        ))}
      </ol>
      {children}
    </div>
  );
}
