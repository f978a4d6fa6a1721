import Link from 'next/link';
import { Fragment } from 'react';
import { paragraphMarks } from '@/lib/episodes/telling/paragraphMarks';
import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import { overYears } from '@/lib/timeline/address';
import styles from './PassageNotes.module.css';

/** Where and when a paragraph takes place, on one line: each place leads to its map, each date to the timeline. */
export function PassageNotes({ passages }: { readonly passages: readonly Passage[] }) {
  const marks = paragraphMarks(passages);
  if (marks.length === 0) return null;
  return (
    <ul role="list" className={styles.root} aria-label="Lieux et dates de ce passage">
      {marks.map(({ at, place, dates, certainty }) => (
        <li key={at} className={styles.passage} data-passage={at}>
          {place && (
            <Link className={styles.link} href={place.path} prefetch={false}>
              {nameOnMap(place.name)}
            </Link>
          )}
          {dates.map(({ from, to, words }, rank) => (
            <Fragment key={words}>
              <span>{(place || rank > 0) && ', '}</span>
              <Link className={styles.link} href={overYears(from, to)} prefetch={false}>
                {words}
              </Link>
            </Fragment>
          ))}
          <span>{certainty !== null && ` (${certainty})`}</span>
        </li>
      ))}
    </ul>
  );
}
