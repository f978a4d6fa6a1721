import type { Gallery } from '@/lib/documents/gallery';
import styles from './KindFilter.module.css';

/**
 * Renders the filter by kind of document as radio buttons. The style sheet hides unchecked kinds by
 * `:has()`, without script; without `:has()` everything stays visible. Where the browser restores
 * the checked radio button (Firefox), the restored filter applies.
 */
export function KindFilter({ kinds }: Pick<Gallery<unknown>, 'kinds'>) {
  return (
    <fieldset className={styles.root}>
      <legend className="visually-hidden">Nature</legend>
      <div className={styles.choices}>
        {kinds.map(({ value, name, count }) => (
          <label key={value} className={styles.choice}>
            <input
              className={styles.radio}
              type="radio"
              name="nature"
              value={value}
              defaultChecked={value === ''}
            />
            <span className={styles.name}>
              <span>{`${name} `}</span>
              <span className={styles.count}>{`(${count})`}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
