import { wordsOf } from '@/lib/episodes/search/words';
import { significantWords } from '@/lib/text/search/words';

/**
 * Pairs the words of a name with those of its form in another script, without insignificant words and articles: «La
 * Mecque» and «مكة», «Dhû Qâr» and «ذو قار». Empty if the numbers of words differ.
 */
export function pairWords(name: string, other: string): readonly (readonly string[])[] {
  const words = significantWordsIn(name);
  const others = significantWordsIn(other);
  return words.length === others.length
    ? words.map((word, index) => [word, others[index] ?? word])
    : [];
}

const significantWordsIn = (text: string): readonly string[] =>
  significantWords(wordsOf(text).map(({ folded }) => folded));
