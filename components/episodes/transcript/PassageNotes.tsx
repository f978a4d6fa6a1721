import Link from 'next/link';
import type { Passage } from '@/lib/episodes/telling/passages';
import { nameOnMap } from '@/lib/map/markers/labels';
import { overYears } from '@/lib/timeline/address';
import styles from './PassageNotes.module.css';

/** Where and when a paragraph takes place, passage by passage: each place leads to its map, each date to the timeline. */
export function PassageNotes({ passages }: { readonly passages: readonly Passage[] }) {
  const told = passages.filter(({ place, date }) => place !== null || date !== null);
  if (told.length === 0) return null;
  return (
    <ul role="list" className={styles.root} aria-label="Lieux et dates de ce passage">
      {told.map(({ at, place, date }) => (
        <li key={at} className={styles.passage} data-passage={at}>
          {place && (
            <Link className={styles.link} href={place.path} prefetch={false}>
              {nameOnMap(place.name)}
            </Link>
          )}
          <span>{place && date && ', '}</span>
          {date && (
            <>
              <Link
                className={styles.link}
                href={overYears(date.from, date.to)}
                prefetch={false}
              >
                {date.words}
              </Link>
              <span>{` (${date.grade})`}</span>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
