import type { ExportedQuestion } from '@/lib/exports/sheet';
import styles from './SheetQuestions.module.css';

/** Questions to answer on paper: a box before each answer, none of them betrayed. */
export function SheetQuestions({
  questions,
}: {
  readonly questions: readonly ExportedQuestion[];
}) {
  return (
    <ol role="list" className={styles.root}>
      {questions.map(({ id, question, answers }, rank) => (
        <li key={id} className={styles.question}>
          <p className={styles.words}>{`${rank + 1}. ${question}`}</p>
          <ul role="list" className={styles.answers}>
            {answers.map(({ text }, index) => (
              <li key={text} className={styles.answer}>
                <span className={styles.box} aria-hidden="true" />
                <span>{`${'ABCD'[index]}. ${text}`}</span>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
