import { wordsOf } from '@/lib/episodes/search/words';

/** Where a capital says nothing: at the beginning of what is said or quoted. */
const BEGINNING = /(?:^|[.:!?…«“"#]|\s[-–])[\s\u00a0\u202f]*(?:\p{L}['’])?$/u;

/** Lists the words of a text that are names: capitalized where French gives no capital to other words. */
export const namesIn = (text: string): readonly string[] =>
  wordsOf(text)
    .filter(({ from }) => /^\p{Lu}/u.test(text.slice(from, from + 2)))
    .filter(({ from }) => !BEGINNING.test(text.slice(0, from)))
    .map(({ from, to }) => text.slice(from, to));
