import type { Spellings } from '@/lib/episodes/search/spellings';
import { matchOf, type Term } from '@/lib/episodes/search/terms';
import { wordsOf } from '@/lib/episodes/search/words';

/** A piece of a text; the pieces join to the text. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text at the searched words, into non-empty pieces. A word that contains a term inside is marked only without
 * a better match of that term.
 */
export function highlight(
  text: string,
  terms: readonly Term[],
  { soundsOf }: Spellings,
): readonly Piece[] {
  const words = wordsOf(text);
  const matchesByTerm = terms.map((term) =>
    words.map(({ folded }) => matchOf(term, folded, soundsOf(folded))),
  );
  const isMarked = (rank: number): boolean =>
    matchesByTerm.some(
      (wordMatches) => wordMatches[rank] === (wordMatches.includes('sure') ? 'sure' : 'within'),
    );
  const pieces: Piece[] = [];
  let markedEnd = 0;
  for (const [index, { from, to }] of words.entries()) {
    if (!isMarked(index)) continue;
    pieces.push({ text: text.slice(markedEnd, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    markedEnd = to;
  }
  pieces.push({ text: text.slice(markedEnd), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}
