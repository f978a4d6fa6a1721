import styles from './HeadCounters.module.css';

/** Counter of a head: a number in French notation, and its label. */
export interface HeadCounter {
  readonly value: string;
  readonly label: string;
  /** Whether the value is understood alone: a phone leaves the label to screen readers. */
  readonly isClear?: boolean;
}

/** Renders the counters of a head: beside the title, or in one line under the title on a phone. */
export function HeadCounters({ counters }: { readonly counters: readonly HeadCounter[] }) {
  return (
    <dl className={styles.root}>
      {counters.map(({ value, label, isClear = false }) => (
        <div key={label} className={styles.counter}>
          <dt className={styles.label} data-clear={isClear}>
            {label}
          </dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
