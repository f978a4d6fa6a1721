import type { Gallery } from '@/lib/documents/gallery';
import styles from './KindFilter.module.css';

/**
 * The choice of a kind of document. The style sheet reads the chosen radio button (`:has()`) and hides the others:
 * without script too. Where a browser does not know `:has()`, everything stays in sight; where one restores the choice
 * with the page (Firefox), the documents follow it.
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
