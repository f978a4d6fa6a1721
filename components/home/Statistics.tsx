import type { Site } from '@/lib/site/site';
import styles from './Statistics.module.css';

/** The podcast's figures. */
export function Statistics({ statistics }: Pick<Site, 'statistics'>) {
  return (
    <dl className={styles.root}>
      {statistics.map(({ value, label }) => (
        <div key={label} className={styles.item}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
