import type { SheetDate } from '@/lib/classroom/sheet';
import styles from './DatesToComplete.module.css';

const frenchCollator = new Intl.Collator('fr');

/** Renders dates in order, and their events in alphabetical order, to be assigned to the dates. */
export function DatesToComplete({ dates }: { readonly dates: readonly SheetDate[] }) {
  const titles = dates.map(({ title }) => title).toSorted(frenchCollator.compare);
  return (
    <div className={styles.root}>
      <p>{`Placez chaque événement en face de sa date\u00a0: ${titles.join(' · ')}.`}</p>
      <ol role="list" className={styles.axis}>
        {dates.map(({ id, when, hijriWhen }) => (
          <li key={id} className={styles.date}>
            <span>
              <span>{when}</span>
              {hijriWhen && <span className={styles.hijri}>{` (${hijriWhen})`}</span>}
            </span>
            <span className={styles.line} />
          </li>
        ))}
      </ol>
    </div>
  );
}
