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
  const firstFound = pieces.findIndex(({ isFound }) => isFound);
  const textOffset = pieces
    .slice(0, firstFound)
    .reduce((sum, piece) => sum + piece.text.length, 0);
  const wordSpans = wordsIn(text);
  if (firstFound < 0 || wordSpans.length !== words.length) return start;
  return start + (words[wordSpans.findIndex(({ end }) => end > textOffset)] ?? 0);
}
