/**
 * A text without what a reader may leave out when typing: capitals, accents, and the signs of the
 * transliteration, so that «taif» finds «Tâ’if».
 */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\p{M}'‘’ʻʼʾʿ]/gu, '')
    .toLowerCase();
