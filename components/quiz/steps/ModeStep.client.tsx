'use client';

import { useMemo } from 'react';
import { ModeIcon } from '@/components/quiz/steps/ModeIcon';
import { MODE_NAMES } from '@/components/quiz/modeNames';
import { describeRun } from '@/components/quiz/steps/describeRun';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { QuizControls } from '@/components/quiz/useQuiz';
import { Button } from '@/components/ui/Button';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MODES } from '@/lib/quiz/choice';
import type { RunningQuiz } from '@/lib/quiz/machine';
import { optionsOf } from '@/lib/quiz/select';
import styles from './ModeStep.module.css';

interface ModeStepProps {
  readonly bank: readonly BankQuestion[];
  /** An unfinished quiz, to be resumed. */
  readonly offered: RunningQuiz | null;
  readonly controls: Pick<QuizControls, 'chooseMode' | 'resume'>;
}

/** Renders step 1: the choice of a mode. */
export function ModeStep({ bank, offered, controls }: ModeStepProps) {
  const modeSizes = useMemo(
    () => MODES.map((mode) => ({ mode, size: optionsOf(bank, mode).length })),
    [bank],
  );
  return (
    <>
      <StepHeading eyebrow={`${bank.length} questions`}>Choisissez un mode</StepHeading>
      {offered && (
        <div className={styles.offer}>
          <p className={styles.offered}>{describeRun(offered.run)}</p>
          <Button look="gold" onClick={controls.resume}>
            {`Reprendre\u00a0: question ${offered.run.given.length + 1} / ${offered.run.questions.length}`}
          </Button>
        </div>
      )}
      <ul role="list" className={styles.modes}>
        {modeSizes.map(({ mode, size }) => (
          <li key={mode}>
            <button
              type="button"
              className={styles.mode}
              disabled={size === 0}
              onClick={() => controls.chooseMode(mode)}
            >
              <ModeIcon mode={mode} />
              <span className={styles.name}>{MODE_NAMES[mode].button}</span>
              <span className={styles.count}>
                {`${size} ${size > 1 ? MODE_NAMES[mode].plural : MODE_NAMES[mode].singular}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
