import type { Piece } from '@/lib/episodes/search/highlight';
import { wordsOf } from '@/lib/episodes/search/words';

/**
 * Splits a text at the words that begin with a sought word.
 * @param sought folded words of the search
 */
export function markedParts(text: string, sought: readonly string[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let markedEnd = 0;
  for (const { from, to, folded } of wordsOf(text)) {
    if (!sought.some((word) => folded.startsWith(word))) continue;
    pieces.push({ text: text.slice(markedEnd, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    markedEnd = to;
  }
  pieces.push({ text: text.slice(markedEnd), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}
