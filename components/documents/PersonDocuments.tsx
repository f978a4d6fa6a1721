import { DocumentList } from '@/components/documents/DocumentList';
import type { DocumentLink } from '@/lib/documents/document';
import styles from './PersonDocuments.module.css';

interface PersonDocumentsProps {
  readonly name: string;
  readonly documents: readonly DocumentLink[];
}

/** Renders the documents that name a person, folded under their count. */
export function PersonDocuments({ name, documents }: PersonDocumentsProps) {
  if (documents.length === 0) return null;
  return (
    <details className={styles.root}>
      <summary className={styles.summary}>
        <span>{`Documents (${documents.length})`}</span>
        <span className="visually-hidden">{` qui nomment ${name}`}</span>
      </summary>
      <DocumentList documents={documents} />
    </details>
  );
}
