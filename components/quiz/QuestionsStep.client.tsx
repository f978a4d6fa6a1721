'use client';

import { useId, useMemo } from 'react';
import { MODE_NAMES } from '@/components/quiz/modeNames';
import { SelectField } from '@/components/quiz/SelectField.client';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { QuizControls } from '@/components/quiz/useQuiz';
import button from '@/components/ui/Button.module.css';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES, LEVELS, difficultyOf } from '@/lib/quiz/difficulty';
import type { Draft } from '@/lib/quiz/machine';
import { MAX_QUESTIONS, optionsOf } from '@/lib/quiz/select';
import styles from './QuestionsStep.module.css';

const DIFFICULTIES = LEVELS.map((level) => ({
  value: String(level),
  label: DIFFICULTY_NAMES[level],
}));

interface QuestionsStepProps {
  readonly bank: readonly BankQuestion[];
  readonly draft: Draft;
  /** How many questions there are for the draft; null until it is complete. */
  readonly count: number | null;
  readonly controls: QuizControls;
}

/** Step 2: what the questions are about, and how hard they are. */
export function QuestionsStep({ bank, draft, count, controls }: QuestionsStepProps) {
  const { mode, value, difficulty, seed } = draft;
  const noteId = useId();
  const values = useMemo(
    () =>
      optionsOf(bank, mode).map((option) => ({
        value: option.value,
        label: `${option.value} (${option.count})`,
      })),
    [bank, mode],
  );
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        controls.start();
      }}
    >
      <StepHeading eyebrow={MODE_NAMES[mode].button}>Choisissez vos questions</StepHeading>
      <div className={styles.fields}>
        <SelectField
          label={MODE_NAMES[mode].field}
          options={values}
          value={value}
          onChange={(chosen) => controls.refine({ value: chosen })}
        />
        <SelectField
          label="Difficulté"
          options={DIFFICULTIES}
          value={difficulty === null ? null : String(difficulty)}
          onChange={(chosen) => controls.refine({ difficulty: difficultyOf(chosen) })}
        />
      </div>
      <p id={noteId} className={styles.note} data-empty={count === 0}>
        {noteOf(count, seed)}
      </p>
      <div className={styles.actions}>
        <button
          type="submit"
          className={button.root}
          data-look="gold"
          aria-describedby={noteId}
          disabled={!count}
        >
          Commencer
        </button>
        <button
          type="button"
          className={button.root}
          data-look="outline"
          onClick={controls.reset}
        >
          Retour
        </button>
      </div>
    </form>
  );
}

function noteOf(count: number | null, seed: number | null): string {
  if (count === null) return 'Tout choisir permet de commencer.';
  if (count === 0) return 'Aucune question pour ce choix.';
  const asked = Math.min(count, MAX_QUESTIONS);
  if (seed !== null) return 'Quiz partagé : les mêmes questions, dans le même ordre.';
  return asked > 1 ? `Le quiz aura ${asked} questions.` : 'Le quiz aura une question.';
}
