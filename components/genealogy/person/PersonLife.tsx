import Link from 'next/link';
import type { PersonFacts } from '@/lib/genealogy/person';
import styles from './PersonLife.module.css';

/** Renders a person's Arabic name, dates with their certainty, clan and places. */
export function PersonLife({ person }: { readonly person: PersonFacts }) {
  const { arabicName, birth, death, certainty, clan, branch, places, notes, sex } = person;
  const feminineEnding = sex === 'female' ? 'e' : '';
  const facts: readonly (readonly [string, string | null])[] = [
    [`Né${feminineEnding}`, birth],
    [`Mort${feminineEnding}`, death],
    ['Clan', clan],
    ['Branche', branch],
    ['Certitude', certainty],
  ];
  return (
    <div className={styles.root}>
      <p className={styles.arabic} lang="ar" dir="rtl">
        {arabicName}
      </p>
      <dl className={styles.facts}>
        {facts.map(
          ([term, value]) =>
            value !== null && (
              <div key={term} className={styles.fact}>
                <dt className={styles.term}>{term}</dt>
                <dd className={styles.value}>{value}</dd>
              </div>
            ),
        )}
        {places.length > 0 && (
          <div className={styles.fact}>
            <dt className={styles.term}>Sur les cartes</dt>
            <dd className={styles.value}>
              <ul role="list">
                {places.map(({ name, path }) => (
                  <li key={path}>
                    <Link className={styles.place} href={path} prefetch={false}>
                      {name}
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {notes.map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
      <p className={styles.note}>
        <span>
          {birth === null && death === null
            ? 'Aucune date n’est connue. '
            : 'Les années sont juliennes ; avant 610, ce sont des estimations traditionnelles. '}
        </span>
        <Link className={styles.place} href="/about#methode" prefetch={false}>
          Nos degrés de certitude
        </Link>
      </p>
    </div>
  );
}
