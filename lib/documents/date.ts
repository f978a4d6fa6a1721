import * as v from 'valibot';
import { Prose, Year } from '@/lib/content/fields';
import { DATE_GRADES } from '@/lib/map/places/place';

const PRECISIONS = ['jour', 'mois', 'année', 'vers', 'fourchette'] as const;

const wordList = (words: readonly string[]): string => words.join(', ');

/** The date of a document in years of the common era, with its text and notes. */
export const DocumentDate = v.pipe(
  v.strictObject({
    /** French text: « 24 septembre 512 ». */
    label: Prose,
    from: Year,
    to: Year,
    precision: v.picklist(PRECISIONS, `une précision est attendue : ${wordList(PRECISIONS)}`),
    certainty: v.picklist(DATE_GRADES, `un degré est attendu : ${wordList(DATE_GRADES)}`),
    /** Reasons for the grade, and other opinions. */
    note: v.optional(Prose),
    /** The date as written in the document, with its era. */
    written: v.optional(Prose),
  }),
  v.check(
    ({ from, to }) => from <= to,
    'une date qui ne finit pas avant de commencer est attendue',
  ),
  v.check(
    ({ certainty, note }) => certainty === 'établi' || note !== undefined,
    'une note est attendue : elle dit pourquoi la date n’est pas établie',
  ),
);

export type DocumentDate = v.InferOutput<typeof DocumentDate>;

type Span = Pick<DocumentDate, 'from' | 'to'>;

/** Computes the middle year of a date, the sort key of documents. */
export const middleOf = ({ from, to }: Span): number => Math.floor((from + to) / 2);

/** Computes the century, from 1, of the middle of a document's date. */
export const centuryOf = (date: Span): number => Math.floor((middleOf(date) - 1) / 100) + 1;

const ROMAN = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
] as const;

/**
 * Formats a century in French: « VIIe siècle ».
 * @param century from 1 to 12
 * @throws RangeError for another century, later than any document of this site
 */
export function centuryLabel(century: number): string {
  const numeral = ROMAN[century - 1];
  if (numeral === undefined)
    throw new RangeError(`Un siècle de 1 à 12 est attendu : ${century}.`);
  return `${numeral}${century === 1 ? 'er' : 'e'} siècle`;
}
