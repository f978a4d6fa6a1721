import { NoHyphenBreak } from '@/components/ui/text/NoHyphenBreak';
import type { Piece } from '@/lib/episodes/search/highlight';
import styles from './Highlighted.module.css';

export function Highlighted({ pieces }: { readonly pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.root}>
        {text}
      </mark>
    ) : (
      <NoHyphenBreak key={index}>{text}</NoHyphenBreak>
    ),
  );
}
