import { PARTS, type ClassSheetContent } from '@/lib/classroom/sheet';
import styles from './Corrections.module.css';

/** Renders the correct answers on printed pages of their own. */
export function Corrections({ sheet }: { readonly sheet: ClassSheetContent }) {
  const { map, dates, document, questions } = sheet;
  return (
    <section className={styles.root} data-part="corrige">
      <h2 className={styles.title}>{PARTS.corrige}</h2>
      {map && (
        <div data-part="carte">
          <h3 className={styles.heading}>{PARTS.carte}</h3>
          <ol role="list" className={styles.names}>
            {map.points.map(({ number, name }) => (
              <li key={number}>{`${number}. ${name}`}</li>
            ))}
          </ol>
        </div>
      )}
      {dates.length > 0 && (
        <div data-part="frise">
          <h3 className={styles.heading}>{PARTS.frise}</h3>
          <ol role="list" className={styles.list}>
            {dates.map(({ id, when, title }) => (
              <li key={id}>{`${when}\u00a0: ${title}`}</li>
            ))}
          </ol>
        </div>
      )}
      {document && (
        <div data-part="document">
          <h3 className={styles.heading}>{PARTS.document}</h3>
          <ol role="list" className={styles.list}>
            {document.questions.map(({ question, answer }, index) => (
              <li key={question} className={styles.answer}>
                {`${index + 1}. ${answer}`}
              </li>
            ))}
          </ol>
        </div>
      )}
      {questions.length > 0 && (
        <div data-part="questions">
          <h3 className={styles.heading}>{PARTS.questions}</h3>
          <ol role="list" className={styles.numbered}>
            {questions.map(({ id, answers, explanation, source, choices }) => {
              const rightIndex = answers.findIndex(({ isRight }) => isRight);
              return (
                <li key={id} className={styles.answer} data-choices={choices.join(' ')}>
                  <strong>{`${'ABCD'[rightIndex]}, ${answers[rightIndex]?.text}.`}</strong>
                  <span>{` ${explanation} `}</span>
                  <span className={styles.source}>{`${source}.`}</span>
                </li>
              );
            })}
          </ol>
        </div>
      )}
    </section>
  );
}
