import { useId } from 'react';
import { CERTAINTY_GRADES } from '@/lib/timeline/grades';
import styles from './GradeBar.module.css';

/** Width and height of the bar, in the units of its view box. */
const [WIDTH, HEIGHT] = [240, 10];

/**
 * Draws the shares of the grades, ratios in the order of `CERTAINTY_GRADES`, as one bar, each filled like its sample.
 * The bar is hidden from assistive technology, which reads the shares in the text beside it.
 */
export function GradeBar({ shares }: { readonly shares: readonly number[] }) {
  const hatchId = useId();
  return (
    <svg className={styles.root} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <pattern id={hatchId} width="4" height="4" patternUnits="userSpaceOnUse">
        <path className={styles.hatch} d="M-1 1 1-1M0 4 4 0M3 5 5 3" />
      </pattern>
      {CERTAINTY_GRADES.map((grade, index) => {
        const precedingShare = shares.slice(0, index).reduce((sum, share) => sum + share, 0);
        const share = shares[index] ?? 0;
        return share > 0 ? (
          <rect
            key={grade}
            data-grade={grade}
            x={precedingShare * WIDTH + 0.5}
            y="0.5"
            width={Math.max(1, share * WIDTH - 1)}
            height={HEIGHT - 1}
            fill={grade === 'discuté' ? `url(#${hatchId})` : undefined}
          />
        ) : null;
      })}
    </svg>
  );
}
