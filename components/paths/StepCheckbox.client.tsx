'use client';

import { pathProgress } from '@/components/paths/pathProgress';
import { usePathProgress } from '@/components/paths/usePathProgress';
import { withStep } from '@/lib/paths/progress';
import styles from './StepCheckbox.module.css';

interface StepCheckboxProps {
  readonly pathId: string;
  readonly stepKey: string;
  readonly title: string;
}

/** Renders the checkbox that marks a step as done; absent without script, which stores the mark. */
export function StepCheckbox({ pathId, stepKey, title }: StepCheckboxProps) {
  const { doneKeys } = usePathProgress(pathId);
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        checked={doneKeys.includes(stepKey)}
        onChange={({ target: { checked } }) =>
          pathProgress.change((progress) => withStep(progress, pathId, stepKey, checked))
        }
      />
      <span>
        Fait<span className="visually-hidden">{`\u00a0: ${title}`}</span>
      </span>
    </label>
  );
}
