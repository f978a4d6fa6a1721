import { personAnchor } from '@/lib/people/anchor';
import type { Person } from '@/lib/people/person';
import aside from './EpisodeAside.module.css';
import styles from './EpisodePeople.module.css';

/** Those whom an episode names, each with who they were; the text leads here. */
export function EpisodePeople({ people }: { readonly people: readonly Person[] }) {
  if (people.length === 0) return null;
  return (
    <section className={aside.root} aria-labelledby="personnages">
      <h2 className={aside.heading} id="personnages">
        Personnages
      </h2>
      <dl className={styles.list}>
        {people.map(({ id, name, role }) => (
          <div key={id} className={styles.person} id={personAnchor(id)}>
            <dt className={styles.name}>{name}</dt>
            <dd className={styles.role}>{role}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
