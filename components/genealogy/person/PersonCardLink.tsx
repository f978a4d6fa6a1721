import Link from 'next/link';
import { personPath } from '@/lib/genealogy/address';
import type { PersonLink } from '@/lib/genealogy/person';
import styles from './PersonCardLink.module.css';

interface PersonCardLinkProps {
  readonly person: PersonLink;
  /** Relation to the page's person, above the name. */
  readonly label?: string;
}

/** Renders a person of a list as a card that links to the person's page. */
export function PersonCardLink({ person, label }: PersonCardLinkProps) {
  const { id, name, life } = person;
  return (
    <Link className={styles.root} href={personPath(id)} prefetch={false}>
      {label && <span className={styles.label}>{label}</span>}
      <span className={styles.name}>{name}</span>
      <span className={styles.life}>{life ?? 'Dates inconnues'}</span>
    </Link>
  );
}
