import type { SheetQuestion } from '@/lib/classroom/sheet';
import styles from './SheetQuestions.module.css';

/** Renders multiple-choice questions for paper: an empty box before each answer, without the solutions. */
export function SheetQuestions({
  questions,
}: {
  readonly questions: readonly SheetQuestion[];
}) {
  return (
    <ol role="list" className={styles.root}>
      {questions.map(({ id, question, answers, choices }) => (
        <li key={id} className={styles.question} data-choices={choices.join(' ')}>
          <p className={styles.words}>{question}</p>
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
