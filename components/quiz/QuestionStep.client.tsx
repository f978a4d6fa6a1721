'use client';

import { useId } from 'react';
import { QuizProgress } from '@/components/quiz/QuizProgress';
import { StepHeading } from '@/components/quiz/StepHeading';
import { useDigitKeys } from '@/components/quiz/useDigitKeys';
import type { QuizControls } from '@/components/quiz/useQuiz';
import button from '@/components/ui/Button.module.css';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES } from '@/lib/quiz/difficulty';
import type { Run } from '@/lib/quiz/machine';
import styles from './QuestionStep.module.css';

interface QuestionStepProps {
  readonly run: Run;
  readonly question: BankQuestion;
  readonly controls: QuizControls;
}

/** Step 3: one question, whose answer leads to the next. */
export function QuestionStep({ run, question, controls }: QuestionStepProps) {
  const questionId = useId();
  const rank = run.given.length + 1;
  const total = run.questions.length;
  useDigitKeys((chosen) => {
    const answer = question.answers[chosen];
    if (answer) controls.answer(answer.id);
  });
  return (
    <>
      <QuizProgress
        about={`${run.value} · ${DIFFICULTY_NAMES[run.difficulty]}`}
        rank={rank}
        total={total}
      />
      <div role="group" aria-labelledby={questionId}>
        <StepHeading eyebrow={`Question ${rank} / ${total}`} id={questionId}>
          {question.question}
        </StepHeading>
        <ol className={styles.answers}>
          {question.answers.map(({ id, answer }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.answer}
                aria-keyshortcuts={String(index + 1)}
                // The second press of a double click would fall on the next question.
                onClick={({ detail }) => detail < 2 && controls.answer(id)}
              >
                <span className={styles.digit} aria-hidden="true">
                  {index + 1}
                </span>
                {answer}
              </button>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.foot}>
        <button
          type="button"
          className={button.root}
          data-look="outline"
          onClick={controls.reset}
        >
          Retour
        </button>
        <p className={styles.hint}>
          Au clavier, les touches 1 à {question.answers.length} répondent.
        </p>
      </div>
    </>
  );
}
