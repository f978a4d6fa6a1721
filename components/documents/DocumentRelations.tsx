import Link from 'next/link';
import { DocumentList, type DatedLink } from '@/components/documents/DocumentList';
import { DocumentSection } from '@/components/documents/DocumentSection';
import type { PagePath } from '@/lib/site/pages';
import styles from './DocumentRelations.module.css';

interface DocumentRelationsProps {
  readonly episodes: readonly { readonly title: string; readonly path: PagePath }[];
  readonly people: readonly { readonly name: string; readonly role: string }[];
  /** Links to reconstructions of the buildings that bear the document or are named in it. */
  readonly reconstructions: readonly DatedLink[];
}

/** Renders the episodes that cite a document, and the reconstructions and people related to it. */
export function DocumentRelations({
  episodes,
  people,
  reconstructions,
}: DocumentRelationsProps) {
  return (
    <>
      <DocumentSection id="episodes" title="Dans les épisodes">
        <ul role="list" className={styles.episodes}>
          {episodes.map(({ title, path }) => (
            <li key={path}>
              <Link className={styles.episode} href={path} prefetch={false}>
                {title}
              </Link>
            </li>
          ))}
        </ul>
      </DocumentSection>
      {reconstructions.length > 0 && (
        <DocumentSection id="reconstitutions" title="Reconstitutions">
          <DocumentList documents={reconstructions} />
        </DocumentSection>
      )}
      {people.length > 0 && (
        <DocumentSection id="personnes" title="Personnes">
          <dl className={styles.people}>
            {people.map(({ name, role }) => (
              <div key={name}>
                <dt className={styles.name}>{name}</dt>
                <dd className={styles.role}>{role}</dd>
              </div>
            ))}
          </dl>
        </DocumentSection>
      )}
    </>
  );
}
