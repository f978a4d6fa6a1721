import { APOSTROPHES, fold } from '@/lib/text/fold';
import { ELIDED, withoutArticle } from '@/lib/text/search/words';

/** A word of a text: where it stands in it, and what is left of it without capitals, accents and apostrophes. */
export interface Word {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly folded: string;
}

/** The apostrophe belongs to the word, for in «Ka’ba» and «Hirâ’» it is a letter. */
const RUN = new RegExp(`[\\p{L}\\p{N}][\\p{L}\\p{N}\\p{M}\\p{Cf}${APOSTROPHES}]*`, 'gu');

/** In «l’Arabie» it is not one: the word begins after it. */
const ELISION = new RegExp(`^${ELIDED}(?=\\p{L})`, 'iu');

/** The Arabic article and the forms that it takes before some letters: «al-Nûr», «an-Nûr», «Abû l-Âs». */
const ARTICLE = /^(?:[ae][ldnrstz]|a[dst]h|l)$/;
const HYPHEN = /^[-‐‑]\p{L}/u;

/**
 * Splits a text into words, in order; in « l’Arabie » one begins after the apostrophe. Articles like « al- » are
 * no words of their own: « Nour » and « an-Nur » find « al-Nûr ».
 */
export function wordsOf(text: string): readonly Word[] {
  return [...text.matchAll(RUN)].flatMap(({ 0: run, index }) => {
    const from = index + (ELISION.exec(run)?.[0].length ?? 0);
    const to = index + run.length;
    const folded = foldWord(text.slice(from, to));
    const isArticle = ARTICLE.test(folded) && HYPHEN.test(text.slice(to, to + 3));
    return folded === '' || isArticle ? [] : [{ from, to, folded }];
  });
}

/** Folds a word, without the article of Arabic script. */
export const foldWord = (word: string): string => withoutArticle(fold(word));
