'use client';

import { QuizProgress } from '@/components/quiz/QuizProgress';
import { AskedQuestion } from '@/components/quiz/AskedQuestion.client';
import type { QuizControls } from '@/components/quiz/useQuiz';
import { Button } from '@/components/ui/Button';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES } from '@/lib/quiz/choice';
import type { Run } from '@/lib/quiz/machine';
import styles from './QuestionStep.module.css';

interface QuestionStepProps {
  readonly run: Run;
  readonly question: BankQuestion;
  readonly controls: QuizControls;
}

/** Step 3: one question, whose answer leads to the next. */
export function QuestionStep({ run, question, controls }: QuestionStepProps) {
  const rank = run.given.length + 1;
  const total = run.questions.length;

  return (
    <>
      <QuizProgress
        about={`${run.value} · ${DIFFICULTY_NAMES[run.difficulty]}`}
        rank={rank}
        total={total}
      />
      <AskedQuestion
        eyebrow={`Question ${rank} / ${total}`}
        question={question}
        answer={controls.answer}
      />
      <div className={styles.foot}>
        <Button look="outline" onClick={controls.reset}>
          Retour
        </Button>
        <p
          className={styles.hint}
        >{`Au clavier, les touches 1 à ${question.answers.length} répondent.`}</p>
      </div>
    </>
  );
}
