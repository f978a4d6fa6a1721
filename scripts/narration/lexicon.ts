/**
 * Pronunciation help. Written forms are replaced by French respellings or by espeak-ng
 * phonemes `[[…]]`; an elided article before phonemes joins them, as it would otherwise be
 * spelled out as a letter.
 */
export type Lexicon = Readonly<Record<string, string>>;

/** What the elided words leave in the mouth, in espeak-ng’s notation. */
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

/** Prepares a function that turns a sentence without marks into what espeak-ng is given. */
export function createPronouncer(lexicon: Lexicon): (sentence: string) => string {
  const spoken = new Map(Object.entries(lexicon).flatMap(forms));
  const longestFirst = [...spoken.keys()].sort((a, b) => b.length - a.length);
  const elisions = Object.keys(ELIDED).join('|');
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}])(?:(${elisions})’)?(${longestFirst.map(escape).join('|')})(?![\\p{L}\\p{N}])`,
    'giu',
  );
  return (sentence) =>
    sentence.replace(pattern, (whole: string, elided: string | undefined, form: string) => {
      const said = spoken.get(form);
      return said === undefined ? whole : join(elided, said);
    });
}

/** A form in small letters also begins sentences; a capitalised one is a name and stays so. */
function forms([form, said]: [string, string]): [string, string][] {
  const capitalised = form.charAt(0).toUpperCase() + form.slice(1);
  return [
    [form, said],
    [capitalised, said],
  ];
}

function join(elided: string | undefined, said: string): string {
  if (elided === undefined) return said;
  const onset = ELIDED[elided.toLowerCase()];
  return said.startsWith('[[') ? `[[${onset}${said.slice(2)}` : `${elided}’${said}`;
}

function escape(form: string): string {
  return form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Words that look transliterated (â, û, Î…, a word-final or inner ’) and are still as written. */
export function unknownWords(pronounced: string): readonly string[] {
  const plain = pronounced.replace(/\[\[[^\]]*\]\]/g, ' ');
  const words = plain.match(/[\p{L}’-]+/gu) ?? [];
  return words.filter(
    (word) => /[ûÂÎÛ]|â’|î’|[Qq](?!u)|[KDGkdg]h/u.test(word) && !FRENCH.test(word),
  );
}

/** French words with the same letters. */
const FRENCH = /(?:sûr|août|goût|coût|brûl|mûr|jeûn|piqûre|dû$|Île|cinq|coq|adh[éè])/iu;
