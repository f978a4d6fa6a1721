import Link from 'next/link';
import { personPath } from '@/lib/genealogy/address';
import { isWrittenOut, type OutlineEntry, type OutlineUnion } from '@/lib/genealogy/outline';
import type { PersonLink } from '@/lib/genealogy/person';
import styles from './Outline.module.css';

/** Renders all people as nested lists; a person who occurs again is a link to the first occurrence. */
export function Outline({ entries }: { readonly entries: readonly OutlineEntry[] }) {
  return (
    <ul role="list" className={styles.root}>
      {entries.map((entry) => (
        <li key={entry.person.id} className={styles.entry}>
          <Entry entry={entry} />
        </li>
      ))}
    </ul>
  );
}

function Entry({ entry: { person, unions } }: { readonly entry: OutlineEntry }) {
  return (
    <>
      <PersonLine person={person} />
      {unions.length > 0 && (
        <ul role="list" className={styles.unions}>
          {unions.map((union) => (
            <li key={spouseId(union)} className={styles.union}>
              <UnionLine union={union} />
              {union.children.length > 0 && <Outline entries={union.children} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Renders a person in full, with the anchor to which later occurrences link. */
function PersonLine({ person }: { readonly person: OutlineEntry['person'] }) {
  const { id, name, life, role } = person;
  return (
    <p className={styles.person} id={anchorOf(id)}>
      <Link className={styles.name} href={personPath(id)} prefetch={false}>
        {name}
      </Link>
      {life !== null && <span className={styles.life}>{life}</span>}
      <span className={styles.role}>{role}</span>
    </p>
  );
}

function UnionLine({ union: { spouse } }: { readonly union: OutlineUnion }) {
  if (spouse === null)
    return <p className={styles.spouse}>L’autre parent n’est pas connu ici</p>;
  if (isWrittenOut(spouse))
    return (
      <div className={styles.spouse}>
        <span className={styles.label}>avec</span>
        <PersonLine person={spouse.person} />
      </div>
    );
  return (
    <p className={styles.spouse}>
      <span className={styles.label}>avec</span> <OccurrenceLink person={spouse} />
    </p>
  );
}

const OccurrenceLink = ({ person: { id, name } }: { readonly person: PersonLink }) => (
  <a className={styles.occurrence} href={`#${anchorOf(id)}`}>
    <span>{`${name} `}</span>
    <span className={styles.label}>(à sa place dans la liste)</span>
  </a>
);

const anchorOf = (id: string): string => `personne-${id}`;

const spouseId = ({ spouse }: OutlineUnion): string =>
  spouse === null ? 'seul' : isWrittenOut(spouse) ? spouse.person.id : spouse.id;
