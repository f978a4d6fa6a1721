import type { Piece } from '@/lib/episodes/search/highlight';
import type { Sentence } from '@/lib/episodes/search/searchIndex';
import { wordsIn } from '@/lib/episodes/transcript/words';

/**
 * Returns the second at which the first word that was found in a sentence is heard; the sentence's own where its words'
 * times are not known.
 * @param pieces of the sentence, the found ones marked
 */
export function heardFrom(
  { text, start, words = [] }: Sentence,
  pieces: readonly Piece[],
): number {
  const first = pieces.findIndex(({ isFound }) => isFound);
  const offset = pieces.slice(0, first).reduce((sum, piece) => sum + piece.text.length, 0);
  const spans = wordsIn(text);
  if (first < 0 || spans.length !== words.length) return start;
  return start + (words[spans.findIndex(({ end }) => end > offset)] ?? 0);
}
