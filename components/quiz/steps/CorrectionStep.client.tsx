'use client';

import { useId } from 'react';
import { OutcomeMark } from '@/components/quiz/OutcomeMark';
import { QuizProgress } from '@/components/quiz/QuizProgress';
import { AnswerLinks } from '@/components/quiz/AnswerLinks';
import { describeRun } from '@/components/quiz/steps/describeRun';
import { Button } from '@/components/ui/Button';
import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import type { Run } from '@/lib/quiz/machine';
import styles from './CorrectionStep.module.css';

interface CorrectionStepProps {
  readonly run: Run;
  /** The question answered last. */
  readonly question: BankQuestion;
  readonly advance: () => void;
}

/** Renders step 3 with immediate correction: the right answer and why, before the next question. */
export function CorrectionStep({ run, question, advance }: CorrectionStepProps) {
  const questionId = useId();
  const rank = run.given.length;
  const total = run.questions.length;
  const givenAnswer = run.given.at(-1);
  const { answerId, explanation, source } = question;
  return (
    <>
      <QuizProgress about={describeRun(run)} rank={rank} total={total} />
      <div role="group" aria-labelledby={questionId}>
        <p className={styles.rank}>{`Question ${rank} / ${total}`}</p>
        <h2 className={styles.question} id={questionId}>
          {question.question}
        </h2>
        <ol role="list" className={styles.answers}>
          {question.answers.map(({ id, answer }) => (
            <li
              key={id}
              className={styles.answer}
              data-right={id === answerId || undefined}
              data-given={id === givenAnswer || undefined}
            >
              <span>{answer}</span>
              {id === answerId && <span className={styles.mark}>Bonne réponse</span>}
              {id === givenAnswer && id !== answerId && (
                <span className={styles.mark}>Votre réponse</span>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.verdict}>
          <div className={styles.outcome}>
            <OutcomeMark isRight={givenAnswer === answerId} />
            <Button
              look="gold"
              // Receives the focus: the status announces the outcome, and Enter continues.
              {...focusTargetAttribute('step-heading')}
              // Ignore the second click of a double click on an answer, which would skip the correction.
              onClick={({ detail }) => detail < 2 && advance()}
            >
              {rank < total ? 'Question suivante' : 'Voir le score'}
            </Button>
          </div>
          {explanation && <p className={styles.explanation}>{explanation}</p>}
          {source && <p className={styles.source}>{`Source : ${source}`}</p>}
        </div>
        <AnswerLinks {...question} />
      </div>
    </>
  );
}
