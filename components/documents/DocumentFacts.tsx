import Link from 'next/link';
import type { DocumentDate } from '@/lib/documents/date';
import type { PagePath } from '@/lib/site/pages';
import styles from './DocumentFacts.module.css';

/** Name of a document's place, with the address of its page if a map has the place. */
export interface FactPlace {
  readonly name: string;
  readonly path: PagePath | null;
}

interface DocumentFactsProps {
  readonly nature: string;
  readonly date: DocumentDate;
  readonly places: readonly FactPlace[];
  readonly kept: string;
  readonly languages: readonly string[];
}

const CERTAINTY_LABELS = {
  établi: 'date établie',
  'selon la tradition': 'date selon la tradition',
  discuté: 'date discutée',
  conventionnel: 'date conventionnelle',
} as const satisfies Record<DocumentDate['certainty'], string>;

/** Renders a museum label: nature, date, place, language and present location. */
export function DocumentFacts({ nature, date, places, kept, languages }: DocumentFactsProps) {
  return (
    <dl className={styles.root}>
      <div>
        <dt className={styles.term}>Date</dt>
        <dd className={styles.value}>
          <span>{`${date.label} `}</span>
          <span className={styles.grade}>{CERTAINTY_LABELS[date.certainty]}</span>
        </dd>
        {date.written && (
          <dd className={styles.note}>{`Telle que le document la porte : ${date.written}.`}</dd>
        )}
        {date.note && <dd className={styles.note}>{date.note}</dd>}
      </div>
      <div>
        <dt className={styles.term}>Objet</dt>
        <dd className={styles.value}>{nature}</dd>
      </div>
      <div>
        <dt className={styles.term}>{places.length > 1 ? 'Lieux' : 'Lieu'}</dt>
        {places.map(({ name, path }) => (
          <dd key={name} className={styles.value}>
            {path ? (
              <Link className={styles.link} href={path} prefetch={false}>
                <span>{name}</span>
                <span className="visually-hidden"> (sur la carte)</span>
              </Link>
            ) : (
              name
            )}
          </dd>
        ))}
      </div>
      <div>
        <dt className={styles.term}>{languages.length > 1 ? 'Langues' : 'Langue'}</dt>
        <dd className={styles.value}>{languages.join(', ')}</dd>
      </div>
      <div>
        <dt className={styles.term}>Conservation</dt>
        <dd className={styles.value}>{kept}</dd>
      </div>
    </dl>
  );
}
