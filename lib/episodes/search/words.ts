import { APOSTROPHES, fold } from '@/lib/text/fold';
import { ELIDED, withoutArticle } from '@/lib/text/search/words';

/** A word of a text: its position, and its folded form. */
export interface Word {
  readonly from: number;
  /** Exclusive end. */
  readonly to: number;
  readonly folded: string;
}

/** A run of letters and apostrophes, which are letters in «Ka’ba» and «Hirâ’». */
const WORD_RUN = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\p{Cf}${APOSTROPHES}]*`, 'gu');

/** An elision, as in «l’Arabie», after which the word begins. */
const ELISION = new RegExp(`^${ELIDED}(?=\\p{L})`, 'iu');

/** Forms of the Arabic article: «al-Nûr», «an-Nûr», «Abû l-Âs». */
const ARTICLE = /^(?:[ae][ldnrstz]|a[dst]h|l)$/;
const HYPHEN = /^[-‐‑]\p{L}/u;

/**
 * Splits a text into words, in order; in « l’Arabie » the word begins after the apostrophe. Articles like « al- » are
 * no words: « Nour » and « an-Nur » find « al-Nûr ».
 */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(WORD_RUN)].flatMap(({ 0: run, index }) => {
    const start = index + (ELISION.exec(run)?.[0].length ?? 0);
    const end = index + run.length;
    const folded = foldWord(text.slice(start, end));
    const isArticle = ARTICLE.test(folded) && HYPHEN.test(text.slice(end, end + 3));
    return folded === '' || isArticle ? [] : [{ from: start, to: end, folded }];
  });
}

/** Folds a word, without an article in Arabic script. */
export const foldWord = (word: string): string => withoutArticle(fold(word));
