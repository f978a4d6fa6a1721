'use client';

import { useMemo } from 'react';
import { ModeIcon } from '@/components/quiz/steps/ModeIcon';
import { MODE_NAMES } from '@/components/quiz/modeNames';
import { StepHeading } from '@/components/quiz/StepHeading';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';
import { MODES, type Mode } from '@/lib/quiz/choice';
import { optionsOf } from '@/lib/quiz/select';
import styles from './ModeStep.module.css';

interface ModeStepProps {
  readonly bank: readonly BankQuestion[];
  readonly choose: (mode: Mode) => void;
}

/** Step 1: what the questions will have in common. */
export function ModeStep({ bank, choose }: ModeStepProps) {
  const modes = useMemo(
    () => MODES.map((mode) => ({ mode, size: optionsOf(bank, mode).length })),
    [bank],
  );
  return (
    <>
      <StepHeading eyebrow={`${bank.length} questions`}>Choisissez un mode</StepHeading>
      <ul role="list" className={styles.modes}>
        {modes.map(({ mode, size }) => (
          <li key={mode}>
            <button
              type="button"
              className={styles.mode}
              disabled={size === 0}
              onClick={() => choose(mode)}
            >
              <ModeIcon mode={mode} />
              <span className={styles.name}>{MODE_NAMES[mode].button}</span>
              <span className={styles.count}>
                {`${size} ${size > 1 ? MODE_NAMES[mode].many : MODE_NAMES[mode].one}`}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
