'use client';

import type { TellYears } from '@/components/story/useToldYears';
import { Range } from '@/components/ui/range/Range.client';
import { YEARS } from '@/lib/timeline/bounds';
import { hijriYearsWords } from '@/lib/time/hijriWords';
import { julianYearStart } from '@/lib/time/julianCalendar';
import styles from './YearField.module.css';

interface YearFieldProps {
  /** Null when none is marked. */
  readonly year: number | null;
  readonly tellYears: TellYears;
  readonly onYear: (year: number) => void;
}

/** Where the slider stands while no year is marked: the Hijra. */
const HIJRA = 622;

/** A year to go to, in both calendars. */
export function YearField({ year, tellYears, onYear }: YearFieldProps) {
  const at = year ?? HIJRA;
  /** The story may tell of several years; the slider stands in their middle. */
  const { from, to, words } = tellYears(at);
  const hijri = hijriYearsWords(julianYearStart(from), julianYearStart(to + 1) - 1);
  return (
    <div className={styles.root}>
      <span className={styles.end}>{YEARS.from}</span>
      <Range
        ratio={(at - YEARS.from) / (YEARS.to - YEARS.from)}
        aria-label="Année"
        aria-valuetext={`${words}, ${hijri}`}
        min={YEARS.from}
        max={YEARS.to}
        step={1}
        value={at}
        onChange={({ target }) => onYear(target.valueAsNumber)}
      />
      <span className={styles.end}>{YEARS.to}</span>
      <output className={styles.now}>
        <span>{`${words} `}</span>
        <span className={styles.hijri}>{hijri}</span>
      </output>
    </div>
  );
}
