'use client';

import type { ReactNode } from 'react';
import { Range } from '@/components/ui/range/Range.client';
import { YEARS } from '@/lib/timeline/bounds';
import styles from './YearField.module.css';

interface YearFieldProps {
  readonly year: number;
  /** Year in both calendars, as French text. */
  readonly words: readonly [julian: string, hijri: string];
  readonly onYear: (year: number) => void;
  /** Curve of the entries' density over three centuries. */
  readonly children: ReactNode;
}

/** Renders the overview of the three centuries as a slider of the highlighted year, with the range in view. */
export function YearField({ year, words, onYear, children }: YearFieldProps) {
  const [julian, hijri] = words;
  return (
    <div className={styles.root}>
      <div className={styles.overview}>
        {children}
        <span className={styles.rangeFrame} data-sight />
        <Range
          className={styles.slider}
          ratio={(year - YEARS.from) / (YEARS.to - YEARS.from)}
          aria-label="Année"
          aria-valuetext={`${julian}, ${hijri}`}
          min={YEARS.from}
          max={YEARS.to}
          step={1}
          value={year}
          onChange={({ target }) => onYear(target.valueAsNumber)}
        />
      </div>
      <output className={styles.output}>
        <span>{`${julian} `}</span>
        <span className={styles.hijri}>{hijri}</span>
      </output>
    </div>
  );
}
