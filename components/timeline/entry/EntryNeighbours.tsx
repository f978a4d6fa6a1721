import Link from 'next/link';
import type { EntryFacts } from '@/components/timeline/entry/entryFacts';
import { entryPath } from '@/lib/timeline/address';
import type { Entry } from '@/lib/timeline/entry';
import styles from './EntryNeighbours.module.css';

export function EntryNeighbours({ before, after }: Pick<EntryFacts, 'before' | 'after'>) {
  return (
    <nav className={styles.root} aria-label="Avant et après">
      <NeighbourList title="Juste avant" entries={before} />
      <NeighbourList title="Juste après" entries={after} />
    </nav>
  );
}

function NeighbourList({
  title,
  entries,
}: {
  readonly title: string;
  readonly entries: readonly Entry[];
}) {
  if (entries.length === 0) return null;
  return (
    <div>
      <h2 className={styles.heading}>{title}</h2>
      <ul role="list">
        {entries.map(({ id, title: name, when }) => (
          <li key={id}>
            <Link className={styles.link} href={entryPath(id)} prefetch={false}>
              <span className={styles.name}>{name}</span>
              <span className={styles.when}>{when}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
