import { DRAWING_SIZE } from '@/lib/documents/drawing';
import styles from './DocumentDrawing.module.css';

interface DocumentDrawingProps {
  readonly src: string;
  readonly alt: string;
  /** Caption: what the drawing shows, and what it omits. */
  readonly note: string;
}

/** Renders the line drawing of a document, with a note on its reliability. */
export function DocumentDrawing({ src, alt, note }: DocumentDrawingProps) {
  return (
    <figure className={styles.root}>
      {/* eslint-disable-next-line @next/next/no-img-element -- an SVG needs no image optimiser */}
      <img className={styles.picture} src={src} alt={alt} {...DRAWING_SIZE} />
      <figcaption className={styles.note}>{note}</figcaption>
    </figure>
  );
}
