import { DocumentList } from '@/components/documents/DocumentList';
import { Disclosure } from '@/components/ui/Disclosure';
import type { DocumentLink } from '@/lib/documents/document';
import styles from './EpisodeDocuments.module.css';

/** Number of documents in view; the rest is folded. */
const IN_SIGHT = 6;

/** Renders the documents of the gallery that are linked to an episode. */
export function EpisodeDocuments({
  documents,
}: {
  readonly documents: readonly DocumentLink[];
}) {
  if (documents.length === 0) return null;
  const list = <DocumentList documents={documents} />;
  return (
    <section className={styles.root} aria-labelledby="documents">
      <h2 className={styles.heading} id="documents">
        Documents
      </h2>
      {documents.length > IN_SIGHT ? (
        <Disclosure title={`Les ${documents.length} documents`} isWide>
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </section>
  );
}
