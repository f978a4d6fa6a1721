import Link from 'next/link';
import type { LinkedEvent } from '@/lib/map/places/linkedEvent';
import styles from './PlaceFacts.module.css';

interface PlaceFactsProps {
  readonly facts: readonly string[];
  /** Map from the text of a fact to its dated event. */
  readonly events: ReadonlyMap<string, LinkedEvent>;
}

/** Renders the facts of a place, each with its date in both calendars, where it has one, and its links. */
export function PlaceFacts({ facts, events }: PlaceFactsProps) {
  return (
    <ul role="list" className={styles.root}>
      {facts.map((fact) => {
        const event = events.get(fact);
        return <li key={fact}>{event ? <FactWithEvent {...event} /> : fact}</li>;
      })}
    </ul>
  );
}

function FactWithEvent({ dates, grade, text, links }: LinkedEvent) {
  return (
    <>
      <p className={styles.dates}>
        <span>{dates}</span>
        <span className={styles.grade}>{grade}</span>
      </p>
      <p>{text}</p>
      {links.length > 0 && (
        <p className={styles.links}>
          {links.map(({ href, label }) => (
            <Link key={href} href={href} prefetch={false}>
              {label}
            </Link>
          ))}
        </p>
      )}
    </>
  );
}
