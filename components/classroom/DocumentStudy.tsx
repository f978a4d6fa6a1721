import type { SheetDocument } from '@/lib/classroom/sheet';
import { DRAWING_SIZE } from '@/lib/documents/drawing';
import styles from './DocumentStudy.module.css';

/** Renders a document to study: its nature, its French text, and its questions with lines to answer on. */
export function DocumentStudy({ document }: { readonly document: SheetDocument }) {
  const { title, nature, kept, date, extracts, drawing, picture, questions } = document;
  return (
    <div className={styles.root}>
      <figure className={styles.document}>
        {/* eslint-disable-next-line @next/next/no-img-element -- an SVG needs no image optimiser */}
        <img className={styles.drawing} src={picture} alt={drawing.alt} {...DRAWING_SIZE} />
        <figcaption className={styles.words}>
          <p>
            <strong>{title}</strong>
            <span>{`, ${date}. ${nature}. ${kept}`}</span>
          </p>
          {extracts.map(({ translation }) => (
            <q key={translation} className={styles.extract}>
              {translation}
            </q>
          ))}
        </figcaption>
      </figure>
      <ol role="list" className={styles.questions}>
        {questions.map(({ question }, index) => (
          <li key={question}>
            <span>{`${index + 1}. ${question}`}</span>
            <span className={styles.line} />
          </li>
        ))}
      </ol>
    </div>
  );
}
