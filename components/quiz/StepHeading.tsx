import { focusTargetAttribute } from '@/components/ui/browser/focusTargets';
import styles from './StepHeading.module.css';
import type { ReactNode } from 'react';

interface StepHeadingProps {
  /** Position in the quiz. */
  readonly eyebrow: string;
  readonly id?: string;
  readonly children: ReactNode;
}

/** Renders the heading of a step, which takes the focus when the step appears. */
export function StepHeading({ eyebrow, id, children }: StepHeadingProps) {
  return (
    <>
      <p className={styles.eyebrow}>{eyebrow}</p>
      <h2
        className={styles.root}
        id={id}
        tabIndex={-1}
        {...focusTargetAttribute('step-heading')}
      >
        {children}
      </h2>
    </>
  );
}
