import Link from 'next/link';
import type { DocumentLink } from '@/lib/documents/document';
import styles from './DocumentNeighbours.module.css';

interface DocumentNeighboursProps {
  readonly previous: DocumentLink | null;
  readonly next: DocumentLink | null;
}

export function DocumentNeighbours({ previous, next }: DocumentNeighboursProps) {
  return (
    <nav className={styles.root} aria-label="Dans l’ordre du temps">
      {previous && <Neighbour document={previous} label="Document précédent" rel="prev" />}
      {next && <Neighbour document={next} label="Document suivant" rel="next" />}
    </nav>
  );
}

interface NeighbourProps {
  readonly document: DocumentLink;
  readonly label: string;
  readonly rel: 'prev' | 'next';
}

function Neighbour({ document, label, rel }: NeighbourProps) {
  return (
    <Link className={styles.link} href={document.path} rel={rel} prefetch={false}>
      <span className={styles.label}>{label}</span>
      <span className={styles.title}>{document.title}</span>
      <span className={styles.date}>{document.date}</span>
    </Link>
  );
}
