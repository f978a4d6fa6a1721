import type { AboutPage } from '@/lib/site/about';
import styles from './Method.module.css';

/** Renders the method: marks of established, reported and disputed facts, spelling of dates and names. */
export function Method({ method }: Pick<AboutPage, 'method'>) {
  return (
    <>
      <p>{method.intro}</p>
      <ul role="list" className={styles.levels}>
        {method.levels.map(({ kind, name, text, example }) => (
          <li key={kind} className={styles.level} data-kind={kind}>
            <h3>{name}</h3>
            <p>{text}</p>
            <p className={styles.example}>
              <span className={styles.label}>Par exemple</span>
              <span>{` ${example}`}</span>
            </p>
          </li>
        ))}
      </ul>
      <dl>
        {method.rules.map(({ title, text }) => (
          <div key={title} className={styles.rule}>
            <dt className={styles.term}>{title}</dt>
            <dd className={styles.text}>{text}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
