'use client';

import { useMemo, type ComponentType, type ReactNode } from 'react';
import { CopyQuizLink } from '@/components/quiz/steps/review/CopyQuizLink.client';
import { QuizReview } from '@/components/quiz/steps/review/QuizReview';
import { ScoreRing } from '@/components/quiz/steps/review/ScoreRing';
import { StepHeading } from '@/components/quiz/StepHeading';
import { Button } from '@/components/ui/Button';
import { describeRun } from '@/components/quiz/steps/describeRun';
import type { Run } from '@/lib/quiz/machine';
import { missedIds, outcomesOf, scoreOf, verdictOf } from '@/lib/quiz/score';
import styles from './ScoreStep.module.css';

interface ScoreStepProps {
  readonly run: Run;
  readonly reset: () => void;
  readonly rosette: ReactNode;
  readonly After: AfterScore;
}

/** Slot below the score, with the ids of the questions answered wrongly. */
export type AfterScore = ComponentType<{ readonly questionIds: readonly string[] }>;

/** Renders step 4: the score, its verdict, and every question with its right answer. */
export function ScoreStep({ run, reset, rosette, After }: ScoreStepProps) {
  const total = run.questions.length;
  const score = scoreOf(run);
  const missedQuestionIds = useMemo(() => missedIds(run), [run]);
  return (
    <>
      <div className={styles.result}>
        <div className={styles.ring}>
          <ScoreRing outcomes={outcomesOf(run)}>{rosette}</ScoreRing>
          <p className={styles.score}>
            <span>{`${score} `}</span>
            <span className={styles.total}>{`/ ${total}`}</span>
          </p>
        </div>
        <div>
          <StepHeading eyebrow={describeRun(run)}>Votre score</StepHeading>
          <p className={styles.verdict}>{verdictOf(score, total)}</p>
          <div className={styles.actions}>
            <Button look="gold" onClick={reset}>
              Recommencer
            </Button>
            <CopyQuizLink run={run} />
          </div>
        </div>
      </div>
      <After questionIds={missedQuestionIds} />
      <QuizReview run={run} />
    </>
  );
}
