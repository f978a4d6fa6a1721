import { fold } from '@/lib/text/fold';

/** A word of a text: where it stands in it, and what is left of it without capitals, accents and apostrophes. */
export interface Word {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
  readonly folded: string;
}

/** The apostrophe belongs to the word, for in «Ka’ba» and «Hirâ’» it is a letter. */
const RUN = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’‘]*/gu;

/** In «l’Arabie» it is not one: the word begins after it. */
const ELISION = /^(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)['’‘](?=\p{L})/iu;

/** The Arabic article and the forms that it takes before some letters: «al-Nûr», «an-Nûr», «Abû l-Âs». */
const ARTICLE = /^(?:[ae][ldnrstz]|a[dst]h|l)$/;
const HYPHEN = /^[-‐‑]\p{L}/u;

/**
 * The words of a text, in order. «al-» and its like are not words of their own: who looks for «Nour» or «an-Nur»
 * finds «al-Nûr».
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

/**
 * A word without what a reader may leave out when typing; œ and æ are two letters. In Arabic script the article is
 * part of the word, and the last letter of «مكة» is often typed as «ه».
 */
export const foldWord = (word: string): string =>
  fold(word)
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/^ال(?=\p{L}{2})/u, '')
    .replace(/ة$/, 'ه');
