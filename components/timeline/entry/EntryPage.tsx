import { EntryAside } from '@/components/timeline/entry/EntryAside';
import { EntryDates } from '@/components/timeline/entry/EntryDates';
import { EntryNeighbours } from '@/components/timeline/entry/EntryNeighbours';
import { EntryCitations } from '@/components/timeline/entry/EntryCitations';
import type { EntryFacts } from '@/components/timeline/entry/entryFacts';
import styles from './EntryPage.module.css';

/** Renders the page of an entry: dates, text, sources, places, people, passages, neighbours in time. */
export function EntryPage(props: EntryFacts) {
  const { entry, calendars, places, people, citations, reconstructions, before, after } = props;
  return (
    <div className={styles.root}>
      <div className={styles.main}>
        <p className={styles.text}>{entry.text}</p>
        <EntryDates entry={entry} calendars={calendars} />
        <EntryCitations citations={citations} />
        <section aria-labelledby="sources">
          <h2 className={styles.heading} id="sources">
            Sources
          </h2>
          <ul role="list" className={styles.sources}>
            {entry.sources.map((source) => (
              <li key={source}>{source}</li>
            ))}
          </ul>
        </section>
      </div>
      <EntryAside
        entry={entry}
        places={places}
        people={people}
        reconstructions={reconstructions}
      />
      <EntryNeighbours before={before} after={after} />
    </div>
  );
}
