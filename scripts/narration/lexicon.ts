/**
 * Pronunciations: written forms are replaced by French respellings or by espeak-ng phonemes `[[…]]`. An elided article
 * before phonemes is joined to them, as espeak-ng would otherwise spell it.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** Phonemes of elided words, in espeak-ng’s notation. */
const ELIDED_PHONEMES: Readonly<Record<string, string>> = {
  c: 's',
  d: 'd',
  j: 'Z',
  jusqu: 'Zysk',
  l: 'l',
  lorsqu: 'lOrsk',
  m: 'm',
  n: 'n',
  puisqu: 'pyisk',
  qu: 'k',
  s: 's',
  t: 't',
};

/** Creates a function that converts a sentence without marks to espeak-ng's input. */
export function createPronouncer(lexicon: Lexicon): (sentence: string) => string {
  const spellings = new Map(Object.entries(lexicon).flatMap(listForms));
  const longestFirst = [...spellings.keys()].sort((a, b) => b.length - a.length);
  const elisions = Object.keys(ELIDED_PHONEMES).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${elisions})’)?(${longestFirst.map(escapeRegExp).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (sentence) =>
    sentence.replace(pattern, (match: string, elided: string | undefined, form: string) => {
      const spelling = spellings.get(form);
      return spelling === undefined ? match : joinElision(elided, spelling);
    });
}

/** Lists the forms of an entry: as written, and capitalized, as at the start of a sentence. */
function listForms([form, spelling]: [string, string]): [string, string][] {
  const capitalised = form.charAt(0).toUpperCase() + form.slice(1);
  return [
    [form, spelling],
    [capitalised, spelling],
  ];
}

function joinElision(elided: string | undefined, spelling: string): string {
  if (elided === undefined) return spelling;
  const onset = ELIDED_PHONEMES[elided.toLowerCase()];
  return spelling.startsWith('[[') ? `[[${onset}${spelling.slice(2)}` : `${elided}’${spelling}`;
}

function escapeRegExp(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Lists words that look transliterated (â, û, Î…, a word-final or inner ’) and have no pronunciation. */
export function unknownWords(pronounced: string): readonly string[] {
  const withoutPhonemes = pronounced.replace(/\[\[[^\]]*\]\]/g, ' ');
  const words = withoutPhonemes.match(/[\p{L}’-]+/gu) ?? [];
  return words.filter(
    (word) => /[ûÂÎÛ]|â’|î’|[Qq](?!u)|[KDGkdg]h/u.test(word) && !FRENCH_WORDS.test(word),
  );
}

/** French words with the letters of transliterations. */
const FRENCH_WORDS = /(?:sûr|août|goût|coût|brûl|mûr|jeûn|piqûre|dû$|Île|cinq|coq|adh[éè])/iu;
