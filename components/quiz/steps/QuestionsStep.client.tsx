'use client';

import { useId, useMemo } from 'react';
import { MODE_NAMES } from '@/components/quiz/modeNames';
import { SelectField } from '@/components/ui/field/SelectField.client';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { QuizControls } from '@/components/quiz/useQuiz';
import { Button } from '@/components/ui/Button';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { DIFFICULTY_NAMES, LEVELS, difficultyOf } from '@/lib/quiz/choice';
import { countFor, mixed, type Draft } from '@/lib/quiz/machine';
import { MAX_QUESTIONS, optionsOf } from '@/lib/quiz/select';
import styles from './QuestionsStep.module.css';

const DIFFICULTY_OPTIONS = LEVELS.map((level) => ({
  value: String(level),
  label: DIFFICULTY_NAMES[level],
}));

interface QuestionsStepProps {
  readonly bank: readonly BankQuestion[];
  readonly draft: Draft;
  /** Number of questions that match the draft; null for an incomplete draft. */
  readonly count: number | null;
  readonly controls: QuizControls;
}

/** Renders step 2: the choice of a subject and a difficulty. */
export function QuestionsStep({ bank, draft, count, controls }: QuestionsStepProps) {
  const { mode, value, difficulty } = draft;
  const isMixed = difficulty === 'mixed';
  const noteId = useId();
  const valueOptions = useMemo(
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
          label={MODE_NAMES[mode].label}
          options={valueOptions}
          value={value}
          onChange={(newValue) => controls.refine({ value: newValue })}
        />
        <SelectField
          label="Difficulté"
          options={DIFFICULTY_OPTIONS}
          value={difficulty === null || isMixed ? null : String(difficulty)}
          onChange={(newLevel) => controls.refine({ difficulty: difficultyOf(newLevel) })}
        />
      </div>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={draft.isCorrected ?? false}
          onChange={({ target }) => controls.correctEach(target.checked)}
        />
        <span>Corriger à chaque question</span>
      </label>
      <p id={noteId} className={styles.note} data-empty={count === 0}>
        {draftNote(count, draft)}
      </p>
      <div className={styles.actions}>
        <Button
          type="submit"

          look="gold"
          aria-describedby={noteId}
          disabled={!count || isMixed}
        >
          Commencer
        </Button>
        <Button look="outline" onClick={controls.reset}>
          Retour
        </Button>
        <Button
          className={styles.mixed}
          look="outline"
          aria-describedby={noteId}
          disabled={!countFor(bank, mixed(draft))}
          onClick={controls.startMixed}
        >
          Mélanger les niveaux
        </Button>
      </div>
    </form>
  );
}

function draftNote(count: number | null, { seed, frozen }: Draft): string {
  if (count === null) return 'Faites tous les choix pour commencer.';
  if (frozen) return frozenNote(count, frozen.length);
  if (count === 0) return 'Aucune question pour ce choix.';
  const questionCount = Math.min(count, MAX_QUESTIONS);
  if (seed !== null)
    return 'Quiz partagé par un ancien lien\u00a0: si la banque a changé depuis, ses questions aussi.';
  return questionCount > 1
    ? `Le quiz aura ${questionCount} questions.`
    : 'Le quiz aura une question.';
}

/** Returns the note on a shared link: how many of its questions still exist. */
function frozenNote(count: number, frozenCount: number): string {
  const removedCount = frozenCount - count;
  if (removedCount === 0) return 'Quiz partagé\u00a0: les mêmes questions, dans le même ordre.';
  if (count === 0)
    return 'Quiz partagé\u00a0: ses questions ont toutes été retirées depuis. Choisissez autrement.';
  return removedCount === 1
    ? `Quiz partagé\u00a0: une de ses ${frozenCount} questions a été retirée depuis, les autres sont les mêmes.`
    : `Quiz partagé\u00a0: ${removedCount} de ses ${frozenCount} questions ont été retirées depuis, les autres sont les mêmes.`;
}
