import { APPEARANCE_KEY, APPEARANCES } from '@/lib/site/appearance';
import styles from './AppearanceChoice.module.css';

/** Renders the choice of the appearance, which beforeHydration/appearance.ts applies. */
export function AppearanceChoice() {
  return (
    <fieldset className={styles.root} role="radiogroup">
      <legend className={styles.name}>Apparence</legend>
      <div className={styles.choices}>
        {APPEARANCES.map(({ theme, label }) => (
          <label key={theme} className={styles.choice}>
            <input
              type="radio"
              className={styles.input}
              name={APPEARANCE_KEY}
              value={theme}
              defaultChecked={theme === 'auto'}
            />
            <span className={styles.text}>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
