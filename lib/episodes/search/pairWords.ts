import { tellingWords } from '@/lib/episodes/search/terms';

/**
 * Pairs the words of a name with those of its form in another script, small words and articles aside: «La Mecque» and
 * «مكة», «Dhû Qâr» and «ذو قار». None when they have not as many words.
 */
export function pairWords(name: string, other: string): readonly (readonly string[])[] {
  const words = tellingWords(name);
  const others = tellingWords(other);
  return words.length === others.length
    ? words.map((word, index) => [word, others[index] ?? word])
    : [];
}
