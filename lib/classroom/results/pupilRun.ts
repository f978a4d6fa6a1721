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

/** Decodes stored answers; null without any, and for another link. */
export function decodePupilRun(
  text: string | null,
  query: string,
  questions: readonly BankQuestion[],
): PupilRun | null {
  const { query: own, number, given } = fieldsOf(parseJson(text));
  const isWhole =
    own === query &&
    isWithin(number, 1, MAX_PUPILS) &&
    Number.isInteger(number) &&
    isListOf(given, isText) &&
    given.length <= questions.length;
  return isWhole ? { query, number, given } : null;
}

/** Parses a typed number in the class; null when it is none. */
export function pupilNumber(typed: string): number | null {
  const number = /^\s*\d{1,2}\s*$/.test(typed) ? Number(typed) : null;
  return isWithin(number, 1, MAX_PUPILS) ? number : null;
}

/** Lists whether each answer of a finished run is right. */
export const pupilOutcomes = (
  { given }: Pick<PupilRun, 'given'>,
  questions: readonly BankQuestion[],
): readonly boolean[] => questions.map(({ answerId }, index) => given[index] === answerId);
