import type { Spellings } from '@/lib/episodes/search/spellings';
import { isFound, type Term } from '@/lib/episodes/search/terms';
import { wordsOf } from '@/lib/episodes/search/words';

/** A piece of a text; the pieces of a text together are that text. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** A text cut around the words that were looked for; no piece is empty. */
export function highlight(
  text: string,
  terms: readonly Term[],
  { soundsOf }: Spellings,
): readonly Piece[] {
  const pieces: Piece[] = [];
  let done = 0;
  for (const { from, to, folded } of wordsOf(text)) {
    if (!terms.some((term) => isFound(term, folded, soundsOf(folded)))) continue;
    pieces.push({ text: text.slice(done, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    done = to;
  }
  pieces.push({ text: text.slice(done), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}
