import type { ReactNode } from 'react';
import styles from './ScoreRing.module.css';

/** Ratio of an arc to its sector; the rest of the sector is the gap to the next arc. */
const ARC_RATIO = 0.88;

interface ScoreRingProps {
  /** Whether each answer is right, in the order of the questions. */
  readonly outcomes: readonly boolean[];
  readonly children: ReactNode;
}

/** Renders a ring with one arc per question, filled where the answer is right, around a drawing 200 units wide. */
export function ScoreRing({ outcomes, children }: ScoreRingProps) {
  const total = outcomes.length;
  return (
    <svg className={styles.root} viewBox="-100 -100 200 200" aria-hidden="true">
      {children}
      <g transform="rotate(-90)">
        {outcomes.map((isRight, rank) => (
          <circle
            key={rank}
            className={styles.arc}
            data-right={isRight}
            r="90"
            pathLength={total}
            strokeDasharray={`${ARC_RATIO} ${total - ARC_RATIO}`}
            strokeDashoffset={-rank - (1 - ARC_RATIO) / 2}
          />
        ))}
      </g>
    </svg>
  );
}
