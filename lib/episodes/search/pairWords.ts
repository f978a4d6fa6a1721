import { wordsOf } from '@/lib/episodes/search/words';
import { significantWords } from '@/lib/text/search/words';

/**
 * Pairs the words of a name with the words of its form in another script, without insignificant words and articles: «La
 * Mecque» and «مكة», «Dhû Qâr» and «ذو قار». Returns no pairs if the numbers of words differ.
 */
export function pairWords(name: string, otherName: string): readonly (readonly string[])[] {
  const words = significantWordsIn(name);
  const otherWords = significantWordsIn(otherName);
  return words.length === otherWords.length
    ? words.map((word, index) => [word, otherWords[index] ?? word])
    : [];
}

const significantWordsIn = (text: string): readonly string[] =>
  significantWords(wordsOf(text).map(({ folded }) => folded));
