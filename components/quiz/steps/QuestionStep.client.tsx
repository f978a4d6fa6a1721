'use client';

import { QuizProgress } from '@/components/quiz/QuizProgress';
import { BackButton } from '@/components/quiz/BackButton.client';
import { QuestionWithAnswers } from '@/components/quiz/QuestionWithAnswers.client';
import type { QuizControls } from '@/components/quiz/useQuiz';
import { Button } from '@/components/ui/Button';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { describeRun } from '@/components/quiz/steps/describeRun';
import type { Run } from '@/lib/quiz/machine';
import styles from './QuestionStep.module.css';

interface QuestionStepProps {
  readonly run: Run;
  readonly question: BankQuestion;
  readonly controls: QuizControls;
}

/** Renders step 3: one question, whose answer leads to the next. */
export function QuestionStep({ run, question, controls }: QuestionStepProps) {
  const rank = run.given.length + 1;
  const total = run.questions.length;

  return (
    <>
      <QuizProgress about={describeRun(run)} rank={rank} total={total} />
      <QuestionWithAnswers
        eyebrow={`Question ${rank} / ${total}`}
        question={question}
        answer={controls.answer}
      />
      <div className={styles.foot}>
        <BackButton
          goBack={run.given.length > 0 ? controls.goBack : null}
          giveUp={controls.reset}
        />
        {run.given.length > 0 && (
          <Button look="plain" onClick={controls.setAside}>
            Choisir un autre quiz
          </Button>
        )}
        <p
          className={styles.hint}
        >{`Au clavier, les touches 1 à ${question.answers.length} répondent.`}</p>
      </div>
    </>
  );
}
