import type { Piece } from '@/lib/episodes/search/highlight';
import type { Sentence } from '@/lib/episodes/search/searchIndex';
import { wordsIn } from '@/lib/episodes/transcript/words';

/**
 * Returns the second of the first found word of a sentence; the sentence's own without word times.
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
