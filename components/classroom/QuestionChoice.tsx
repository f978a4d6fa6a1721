import {
  LEVEL_IDS,
  NUMBER_IDS,
  QUESTION_LEVELS,
  QUESTION_NUMBERS,
  type LevelId,
  type NumberId,
} from '@/lib/classroom/sheet';
import styles from './SheetControls.module.css';

const DEFAULT_LEVEL: LevelId = 'facile';
const DEFAULT_NUMBER: NumberId = 'dix';

/** Renders the choice of level and number of questions; the sheet's style hides the other questions, without script. */
export function QuestionChoice() {
  return (
    <>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>Niveau des questions</legend>
        {LEVEL_IDS.map((level) => (
          <label key={level} className={styles.part}>
            <input
              type="radio"
              name="niveau"
              id={`niveau-${level}`}
              defaultChecked={level === DEFAULT_LEVEL}
            />
            <span>{QUESTION_LEVELS[level].name}</span>
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.parts}>
        <legend className={styles.legend}>Nombre de questions</legend>
        {NUMBER_IDS.map((number) => (
          <label key={number} className={styles.part}>
            <input
              type="radio"
              name="nombre"
              id={`nombre-${number}`}
              defaultChecked={number === DEFAULT_NUMBER}
            />
            <span>{QUESTION_NUMBERS[number].name}</span>
          </label>
        ))}
      </fieldset>
    </>
  );
}
