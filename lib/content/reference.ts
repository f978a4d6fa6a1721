/** Text in place of an unknown part of a work, since pages are never invented. */
export const UNPAGED = 'sans numéro de page';

/** Names of parts of a work: by title or number, which hold in any edition. */
const SECTION = new RegExp(
  `^(${[
    UNPAGED,
    'ensemble de l’ouvrage',
    'articles? de ',
    'art\\. « ',
    'chap\\. (\\d|[IVX]|« )',
    'chapitres? ',
    'récits? ',
    'notices? d',
    'livre d',
    'livres? [IVX]+',
    'fragment \\d',
    't\\. [IVX\\d]',
    'an \\d',
    'année du monde \\d',
    'inscription \\S+ \\d',
    'papyrus \\S+ \\d',
  ].join('|')})`,
);

/** A page number, which is refused as unchecked. */
const PAGE = /\bp(ages?|p?\.) ?\d/;

const VERSES = String.raw`\d{1,3}(?:[–-]\d{1,3})?`;
const QURAN = new RegExp(`^Coran (\\d{1,3}), ${VERSES}$`);
const SURAS =
  /^sourate \d{1,3}(, versets? \d[\d à]*(et (\d+|suivants))?)?( *; sourate \d{1,3})*$/;

const YEAR = /, (\d{4}([–-]\d{4})?|[IVX]+e siècle), /;
const ENCYCLOPAEDIA = /^Encyclopaedia (.+, 2e éd.|Iranica), art\. « .+ »$/;
/** A document identified by its number in an edition or museum, or a monument by its site. */
const DOCUMENT =
  /^(Inscriptions?|Papyrus|Manuscrit|Monnaies?|Graffite|Stèle) .*(\d|\p{Lu}\p{L}+)/u;

/** An article of a journal or a collected volume, short enough to need no section. */
const ARTICLE = /^[^«]+, « .+ », .*\p{L}.*, \d{4}$/u;

/** Replaces no-break spaces by ordinary spaces, as typed by an author. */
const withPlainSpaces = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

/** Tells whether a text names a part of a work, or states that no part is known. */
export const isSection = (text: string): boolean =>
  SECTION.test(withPlainSpaces(text)) && !PAGE.test(text);

/**
 * Tells whether a one-line reference can be checked: sura and verses, an article of an encyclopaedia, journal or
 * collected volume, a document by its number or site, or author, title, year and section.
 */
export function isCheckable(line: string): boolean {
  const text = withPlainSpaces(line);
  if (text.startsWith('Coran')) return Number(QURAN.exec(text)?.[1] ?? 115) <= 114;
  if ([ENCYCLOPAEDIA, DOCUMENT, ARTICLE].some((pattern) => pattern.test(text))) return true;
  const [yearText] = YEAR.exec(text) ?? [];
  return (
    yearText !== undefined && isSection(text.slice(text.indexOf(yearText) + yearText.length))
  );
}

interface Reference {
  readonly author: string;
  readonly title: string;
  readonly year?: string | undefined;
  readonly section?: string | undefined;
  readonly note?: string | undefined;
}

/**
 * Tells whether a source can be checked: suras, an article (short enough to be its own section), or a dated work
 * with its section.
 */
export function isCheckableWork({ author, title, year, section, note }: Reference): boolean {
  if (author === 'Coran') return SURAS.test(withPlainSpaces(title));
  if (/^articles?\b/.test(note ?? '')) return section === undefined;
  return year !== undefined && section !== undefined && isSection(section);
}
