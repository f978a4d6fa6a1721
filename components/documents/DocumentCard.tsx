import Link from 'next/link';
import { documentPath, drawingPath } from '@/lib/documents/address';
import type { HistoricalDocument } from '@/lib/documents/document';
import { DRAWING_SIZE } from '@/lib/documents/drawing';
import { kindLabel } from '@/lib/documents/kindLabels';
import styles from './DocumentCard.module.css';

export type CardDocument = Pick<
  HistoricalDocument,
  'slug' | 'title' | 'kind' | 'date' | 'summary'
>;

/** Renders a document in the gallery: drawing, kind and date, title, nature. */
export function DocumentCard({ document }: { readonly document: CardDocument }) {
  const { slug, title, kind, date, summary } = document;
  return (
    <article className={styles.root}>
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG needs no image optimiser */}
      <img
        className={styles.picture}
        src={drawingPath(slug)}
        alt=""
        loading="lazy"
        decoding="async"
        {...DRAWING_SIZE}
      />
      <div className={styles.body}>
        <p className={styles.facts}>{`${kindLabel(kind)} · ${date.label}`}</p>
        <h3>
          <Link className={styles.link} href={documentPath(slug)} prefetch={false}>
            {title}
          </Link>
        </h3>
        <p className={styles.summary}>{summary}</p>
      </div>
    </article>
  );
}
