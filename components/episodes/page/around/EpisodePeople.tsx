import { PersonDocuments } from '@/components/documents/PersonDocuments';
import type { DocumentLink } from '@/lib/documents/document';
import Link from 'next/link';
import { personPath } from '@/lib/genealogy/address';
import { personAnchor } from '@/lib/people/anchor';
import type { Person } from '@/lib/people/person';
import { aroundYear } from '@/lib/timeline/address';
import aside from '../../EpisodeAside.module.css';
import styles from './EpisodePeople.module.css';

export interface NamedPerson extends Person {
  /** Documents of the gallery that name the person. */
  readonly documents: readonly DocumentLink[];
  /** Year of the person's first entry on the timeline; null without one. */
  readonly year: number | null;
  /** Whether the person has a page in the family tree. */
  readonly isInTree: boolean;
}

/**
 * Renders the people named in an episode, each with a role. The transcript links to the list, and the list to the
 * family tree.
 */
export function EpisodePeople({ people }: { readonly people: readonly NamedPerson[] }) {
  if (people.length === 0) return null;
  return (
    <section className={aside.root} aria-labelledby="personnages">
      <h2 className={aside.heading} id="personnages">
        Personnages
      </h2>
      <dl className={styles.list}>
        {people.map(({ id, name, role, documents, year, isInTree }) => (
          <div key={id} className={styles.person} id={personAnchor(id)}>
            <dt className={styles.name}>
              {isInTree ? (
                <Link className={styles.link} href={personPath(id)} prefetch={false}>
                  {name}
                </Link>
              ) : (
                name
              )}
            </dt>
            <dd className={styles.role}>
              <span>{year === null ? role : `${role} `}</span>
              {year !== null && (
                <Link href={aroundYear(year)} prefetch={false}>
                  {`Sur la frise, vers ${year}`}
                </Link>
              )}
            </dd>
            {documents.length > 0 && (
              <dd>
                <PersonDocuments name={name} documents={documents} />
              </dd>
            )}
          </div>
        ))}
      </dl>
    </section>
  );
}
