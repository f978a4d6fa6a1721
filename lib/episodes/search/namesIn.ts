import { wordsOf } from '@/lib/episodes/search/words';

/** The start of a sentence or a quotation, where a capital does not imply a name. */
const SENTENCE_START = /(?:^|[.:!?…«“"#]|\s[-–])[\s\u00a0\u202f]*(?:\p{L}['’])?$/u;

/** Lists the names in a text: words capitalized where French capitalizes names only. */
export const namesIn = (text: string): readonly string[] =>
  wordsOf(text)
    .filter(({ from }) => /^\p{Lu}/u.test(text.slice(from, from + 2)))
    .filter(({ from }) => !SENTENCE_START.test(text.slice(0, from)))
    .map(({ from, to }) => text.slice(from, to));
