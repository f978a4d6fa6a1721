import { Unbroken } from '@/components/ui/Unbroken';
import type { Piece } from '@/lib/episodes/highlight';
import styles from './Highlighted.module.css';

/** A text in which the words that were looked for are marked. */
export function Highlighted({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.root}>
        {text}
      </mark>
    ) : (
      <Unbroken key={index}>{text}</Unbroken>
    ),
  );
}
