import Link from 'next/link';
import { Fragment } from 'react';
import { paragraphMarks } from '@/lib/episodes/telling/paragraphMarks';
import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import { overYears } from '@/lib/timeline/address';
import styles from './PassageNotes.module.css';

/** Renders the places and dates of a paragraph on one line: each place links to its page, each date to the timeline. */
export function PassageNotes({ passages }: { readonly passages: readonly Passage[] }) {
  const marks = paragraphMarks(passages);
  if (marks.length === 0) return null;
  return (
    <ul role="list" className={styles.root} aria-label="Lieux et dates de ce passage">
      {marks.map(({ at, places, dates, grade }) => (
        <li key={at} className={styles.passage} data-passage={at}>
          {[
            ...places.map(({ path, name }) => ({ href: path, words: nameOnMap(name) })),
            ...dates.map(({ from, to, words }) => ({ href: overYears(from, to), words })),
          ].map(({ href, words }, index) => (
            <Fragment key={words}>
              <span>{index > 0 && ', '}</span>
              <Link className={styles.link} href={href} prefetch={false}>
                {words}
              </Link>
            </Fragment>
          ))}
          <span>{grade !== null && ` (${grade})`}</span>
        </li>
      ))}
    </ul>
  );
}
