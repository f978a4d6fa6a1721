'use client';

import type { ReactNode, RefObject } from 'react';
import type { AfterScore } from '@/components/quiz/steps/ScoreStep.client';
import { ModeStep } from '@/components/quiz/steps/ModeStep.client';
import { QuestionStep } from '@/components/quiz/steps/QuestionStep.client';
import { QuestionsStep } from '@/components/quiz/steps/QuestionsStep.client';
import { useQuiz, type QuizControls } from '@/components/quiz/useQuiz';
import { useLaterSteps, type LaterSteps } from '@/components/quiz/steps/useLaterSteps';
import { useStepFocus } from '@/components/quiz/useStepFocus';
import { announcementOf } from '@/lib/quiz/announcement';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { countFor, type QuizState, type RunningQuiz } from '@/lib/quiz/machine';

interface QuizProps {
  readonly bank: readonly BankQuestion[];
  /** Background of the score. */
  readonly rosette: ReactNode;
  readonly fetchAfterScore: () => Promise<AfterScore>;
  /** Element that contains the quiz, scrolled to the top of the window at each step. */
  readonly card: RefObject<HTMLElement | null>;
}

export function Quiz({ bank, rosette, fetchAfterScore, card }: QuizProps) {
  const [{ state, offered }, controls] = useQuiz(bank);
  const count = state.status === 'choosingQuestions' ? countFor(bank, state.draft) : null;
  const laterSteps = useLaterSteps('run' in state, fetchAfterScore);
  const isLaterStep = state.status === 'finished' || state.status === 'correcting';
  useStepFocus(card, isLaterStep && !laterSteps ? null : stepKey(state));
  return (
    <>
      <p className="visually-hidden" role="status">
        {announcementOf(state, count)}
      </p>
      {renderStep({ bank, state, offered, controls, count, rosette, laterSteps })}
    </>
  );
}

interface StepProps {
  readonly bank: readonly BankQuestion[];
  readonly state: QuizState;
  /** An unfinished quiz, to be resumed. */
  readonly offered: RunningQuiz | null;
  readonly controls: QuizControls;
  readonly count: number | null;
  readonly rosette: ReactNode;
  /** Null while loading. */
  readonly laterSteps: LaterSteps | null;
}

function renderStep(props: StepProps): ReactNode {
  const { bank, state, offered, controls, count, rosette, laterSteps } = props;
  switch (state.status) {
    case 'choosingMode':
      return <ModeStep bank={bank} offered={offered} controls={controls} />;
    case 'choosingQuestions':
      return (
        <QuestionsStep bank={bank} draft={state.draft} count={count} controls={controls} />
      );
    case 'running':
      return (
        <QuestionStep
          key={state.run.given.length}
          run={state.run}
          question={state.current}
          controls={controls}
        />
      );
    case 'correcting':
      return (
        laterSteps && (
          <laterSteps.Correction
            run={state.run}
            question={state.corrected}
            advance={controls.advance}
          />
        )
      );
    case 'finished':
      return (
        laterSteps && (
          <laterSteps.Score
            run={state.run}
            reset={controls.reset}
            rosette={rosette}
            After={laterSteps.AfterScore}
          />
        )
      );
  }
}

/** Identifies a step by a text, which changes with each new content. */
const stepKey = (state: QuizState): string =>
  state.status === 'running' || state.status === 'correcting'
    ? `${state.status} ${state.run.given.length}`
    : state.status;
