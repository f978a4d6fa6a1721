import type { Spellings } from '@/lib/episodes/search/spellings';
import { standingIn, type Term } from '@/lib/episodes/search/terms';
import { wordsOf } from '@/lib/episodes/search/words';

/** A piece of a text; the pieces of a text together are that text. */
export interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/**
 * Splits a text around the searched words; no piece is empty. A word that only has a term inside is marked where
 * the text has no better one for it.
 */
export function highlight(
  text: string,
  terms: readonly Term[],
  { soundsOf }: Spellings,
): readonly Piece[] {
  const words = wordsOf(text);
  const standing = terms.map((term) =>
    words.map(({ folded }) => standingIn(term, folded, soundsOf(folded))),
  );
  const isMarked = (rank: number): boolean =>
    standing.some((found) => found[rank] === (found.includes('sure') ? 'sure' : 'within'));
  const pieces: Piece[] = [];
  let done = 0;
  for (const [rank, { from, to }] of words.entries()) {
    if (!isMarked(rank)) continue;
    pieces.push({ text: text.slice(done, from), isFound: false });
    pieces.push({ text: text.slice(from, to), isFound: true });
    done = to;
  }
  pieces.push({ text: text.slice(done), isFound: false });
  return pieces.filter((piece) => piece.text !== '');
}
