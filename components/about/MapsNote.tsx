import Link from 'next/link';
import type { HistoricalMap } from '@/lib/map/historicalMap';
import type { AboutPage } from '@/lib/site/about';
import styles from './MapsNote.module.css';

interface MapsNoteProps {
  readonly note: AboutPage['maps'];
  readonly maps: readonly HistoricalMap[];
}

const CERTAINTIES = ['haute', 'moyenne', 'basse'] as const;

/** Renders the method of the maps' drawing, and the certainty of their places. */
export function MapsNote({ note, maps }: MapsNoteProps) {
  const places = maps.flatMap(({ record }) => record.places);
  return (
    <>
      {note.paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl className={styles.figures}>
        {CERTAINTIES.map((level) => (
          <div key={level} className={styles.figure} data-level={level}>
            <dt className={styles.label}>{note.certainties[level]}</dt>
            <dd className={styles.value}>
              {places.filter(({ certainty }) => certainty.place === level).length}
            </dd>
          </div>
        ))}
      </dl>
      <ul role="list" className={styles.maps}>
        {maps.map(({ id, path, record }) => (
          <li key={id}>
            <Link className={styles.map} href={path}>
              {record.title}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
