import { MAX_PUPILS } from '@/lib/classroom/results/pupilCode';
import { fieldsOf, isListOf, isText, isWithin, parseJson } from '@/lib/decode';
import type { BankQuestion } from '@/lib/quiz/bankQuestion';

/** A pupil's answers to the link of a class, kept in the tab's storage for a reload. */
export interface PupilRun {
  /** The link as a fragment; answers to another link are dropped. */
  readonly query: string;
  /** Number in the class. */
  readonly number: number;
  /** Ids of the answers, in the order of the questions. */
  readonly given: readonly string[];
}

export const encodePupilRun = (run: PupilRun): string => JSON.stringify(run);

/** Decodes stored answers; null without answers, or for answers to another link. */
export function decodePupilRun(
  text: string | null,
  query: string,
  questions: readonly BankQuestion[],
): PupilRun | null {
  const { query: storedQuery, number, given } = fieldsOf(parseJson(text));
  const isValid =
    storedQuery === query &&
    isWithin(number, 1, MAX_PUPILS) &&
    Number.isInteger(number) &&
    isListOf(given, isText) &&
    given.length <= questions.length;
  return isValid ? { query, number, given } : null;
}

/** Parses a typed number in the class; null for another text. */
export function pupilNumber(input: string): number | null {
  const number = /^\s*\d{1,2}\s*$/.test(input) ? Number(input) : null;
  return isWithin(number, 1, MAX_PUPILS) ? number : null;
}

/** Lists whether each answer of a finished run is right. */
export const pupilOutcomes = (
  { given }: Pick<PupilRun, 'given'>,
  questions: readonly BankQuestion[],
): readonly boolean[] => questions.map(({ answerId }, index) => given[index] === answerId);
