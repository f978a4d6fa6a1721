import { DocumentCard, type CardDocument } from '@/components/documents/DocumentCard';
import { KindFilter } from '@/components/documents/KindFilter';
import { SectionHeading } from '@/components/ui/text/SectionHeading';
import type { Gallery } from '@/lib/documents/gallery';
import styles from './DocumentGallery.module.css';

/** Renders all documents by century; the filter by kind and the links to centuries work without script. */
export function DocumentGallery({ kinds, centuries }: Gallery<CardDocument>) {
  return (
    <div className={styles.root} data-gallery>
      <KindFilter kinds={kinds} />
      <nav className={styles.centuries} aria-label="Siècles">
        <ul role="list" className={styles.list}>
          {centuries.map(({ id, name, documents }) => (
            <li key={id}>
              <a className={styles.century} href={`#${id}`}>
                <span>{`${name} `}</span>
                <span className={styles.count}>{`(${documents.length})`}</span>
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {centuries.map(({ id, name, documents }) => (
        <section
          key={id}
          className={styles.section}
          aria-labelledby={id}
          data-kinds={documents.map(({ kind }) => kind).join(' ')}
        >
          <SectionHeading id={id}>{name}</SectionHeading>
          <ul role="list" className={styles.grid}>
            {documents.map((document) => (
              <li key={document.slug} data-kinds={document.kind}>
                <DocumentCard document={document} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
