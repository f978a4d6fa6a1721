/**
 * Pronunciations: written forms are replaced by French respellings or by espeak-ng phonemes `[[…]]`. An elided article
 * before phonemes is joined to them, as espeak-ng would otherwise spell it.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** Phonemes of elided words, in espeak-ng’s notation. */
const ELIDED: Readonly<Record<string, string>> = {
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
  const spoken = new Map(Object.entries(lexicon).flatMap(forms));
  const longestFirst = [...spoken.keys()].sort((a, b) => b.length - a.length);
  const elisions = Object.keys(ELIDED).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${elisions})’)?(${longestFirst.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (sentence) =>
    sentence.replace(pattern, (match: string, elided: string | undefined, form: string) => {
      const spelt = spoken.get(form);
      return spelt === undefined ? match : join(elided, spelt);
    });
}

/** Lists the forms of an entry: a lower-case one also at the start of a sentence; a capitalized one is a name. */
function forms([form, spelt]: [string, string]): [string, string][] {
  const capitalised = form.charAt(0).toUpperCase() + form.slice(1);
  return [
    [form, spelt],
    [capitalised, spelt],
  ];
}

function join(elided: string | undefined, spelt: string): string {
  if (elided === undefined) return spelt;
  const onset = ELIDED[elided.toLowerCase()];
  return spelt.startsWith('[[') ? `[[${onset}${spelt.slice(2)}` : `${elided}’${spelt}`;
}

function escape(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Lists words that look transliterated (â, û, Î…, a word-final or inner ’) and have no pronunciation. */
export function unknownWords(pronounced: string): readonly string[] {
  const plain = pronounced.replace(/\[\[[^\]]*\]\]/g, ' ');
  const words = plain.match(/[\p{L}’-]+/gu) ?? [];
  return words.filter(
    (word) => /[ûÂÎÛ]|â’|î’|[Qq](?!u)|[KDGkdg]h/u.test(word) && !FRENCH.test(word),
  );
}

/** French words with the letters of transliterations. */
const FRENCH = /(?:sûr|août|goût|coût|brûl|mûr|jeûn|piqûre|dû$|Île|cinq|coq|adh[éè])/iu;
