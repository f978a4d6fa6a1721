import type { ReactNode } from 'react';
import styles from './ScoreRing.module.css';

/** Share of its place that an arc fills; the rest keeps it apart from the next. */
const FILLED = 0.88;

interface ScoreRingProps {
  /** In the order of the questions. */
  readonly outcomes: readonly boolean[];
  readonly children: ReactNode;
}

/** A ring of one arc for each question, lit where the answer is right, around a drawing 200 units wide. */
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
            strokeDasharray={`${FILLED} ${total - FILLED}`}
            strokeDashoffset={-rank - (1 - FILLED) / 2}
          />
        ))}
      </g>
    </svg>
  );
}
