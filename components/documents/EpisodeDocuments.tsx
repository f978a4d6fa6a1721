import { DocumentList } from '@/components/documents/DocumentList';
import { Disclosure } from '@/components/ui/Disclosure';
import type { DocumentLink } from '@/lib/documents/document';
import styles from './EpisodeDocuments.module.css';

/** Largest number of documents that are listed without folding. */
const MAX_UNFOLDED = 6;

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
      {documents.length > MAX_UNFOLDED ? (
        <Disclosure title={`Les ${documents.length} documents`} isWide>
          {list}
        </Disclosure>
      ) : (
        list
      )}
    </section>
  );
}
