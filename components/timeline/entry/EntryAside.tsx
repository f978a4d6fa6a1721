import Link from 'next/link';
import { DocumentList } from '@/components/documents/DocumentList';
import { PlaceIcon } from '@/components/map/PlaceIcon';
import type { EntryFacts } from '@/components/timeline/entry/entryFacts';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { YEARS } from '@/lib/timeline/bounds';
import { aroundYear } from '@/lib/timeline/address';
import { julianYear } from '@/lib/time/dateWords';
import styles from './EntryAside.module.css';

/** Renders an entry's places, people and reconstructions, and the link to the timeline around the entry's first year. */
export function EntryAside({
  entry,
  places,
  people,
  reconstructions,
}: Pick<EntryFacts, 'entry' | 'places' | 'people' | 'reconstructions'>) {
  const year = Math.max(YEARS.from, julianYear(entry.from));
  return (
    <aside className={styles.root} aria-label={`Autour de «\u00a0${entry.title}\u00a0»`}>
      <ButtonLink href={aroundYear(year)} look="outline">
        {`Voir sur la frise, autour de ${year}`}
      </ButtonLink>
      {places.length > 0 && (
        <section aria-labelledby="lieux">
          <h2 className={styles.heading} id="lieux">
            Lieux
          </h2>
          <ul role="list">
            {places.map(({ id, name, type, href, map }) => (
              <li key={href}>
                <Link className={styles.place} href={href} prefetch={false} data-place={id}>
                  <PlaceIcon type={type} />
                  <span>
                    <span>{name}</span>
                    <span className={styles.map}>{map}</span>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {people.length > 0 && (
        <section aria-labelledby="personnes">
          <h2 className={styles.heading} id="personnes">
            Personnes
          </h2>
          <dl className={styles.people}>
            {people.map(({ id, name, role, href }) => (
              <div key={id}>
                <dt>
                  {href === null ? (
                    name
                  ) : (
                    <Link href={href} prefetch={false}>
                      {name}
                    </Link>
                  )}
                </dt>
                <dd>{role}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {reconstructions.length > 0 && (
        <section aria-labelledby="reconstitutions">
          <h2 className={styles.heading} id="reconstitutions">
            Reconstitutions
          </h2>
          <DocumentList documents={reconstructions} />
        </section>
      )}
    </aside>
  );
}
