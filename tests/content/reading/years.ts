export const MONTHS =
  'janvier|février|mars|avril|mai|juin|juillet|août|septembre|octobre|novembre|décembre';

/** Lists the years in a text, from 500 to the end of the century `lastHundred`. */
export const yearsIn = (text: string, lastHundred = 6): readonly number[] =>
  [...text.matchAll(new RegExp(`(?<![\\d-])[5-${lastHundred}]\\d\\d(?!\\d)`, 'g'))].map(
    ([year]) => Number(year),
  );
