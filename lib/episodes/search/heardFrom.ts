import type { Piece } from '@/lib/episodes/search/highlight';
import type { Sentence } from '@/lib/episodes/search/searchIndex';
import { wordsIn } from '@/lib/episodes/transcript/words';

/**
 * Returns the second of the first found word of a sentence; without word times, the start of the sentence.
 * @param pieces of the sentence, with the found words marked
 */
export function firstFoundSecond(
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
