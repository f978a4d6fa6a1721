import type { ClassLink } from '@/lib/classroom/results/classLink';
import { pupilResult, readCode, type PupilResult } from '@/lib/classroom/results/pupilCode';

/** The codes of a class for one link: at most one for each number, in order of arrival. */
export interface ClassResults {
  readonly link: ClassLink;
  /** Milliseconds since 1970 at which the link was made, or first opened on this device. */
  readonly at: number;
  readonly codes: readonly string[];
}

/** Outcome of the entry of a code, typed or scanned. */
export type CodeOutcome =
  /** Not eight symbols of the alphabet. */
  | { readonly kind: 'unreadable' }
  /** A code of another link, or a misspelt code. */
  | { readonly kind: 'foreign' }
  | { readonly kind: 'added' | 'same'; readonly result: PupilResult }
  | { readonly kind: 'replaced'; readonly result: PupilResult; readonly before: PupilResult };

/** Adds a code; a later code of the same pupil replaces the earlier code. */
export function withCode(
  results: ClassResults,
  input: string,
): { readonly results: ClassResults; readonly outcome: CodeOutcome } {
  const code = readCode(input);
  if (code === null) return { results, outcome: { kind: 'unreadable' } };
  const result = pupilResult(code, results.link);
  if (result === null) return { results, outcome: { kind: 'foreign' } };
  const before = pupilsOf(results).find(({ number }) => number === result.number);
  const otherResults = withoutNumber(results, result.number);
  return {
    results: { ...otherResults, codes: [...otherResults.codes, code] },
    outcome: !before
      ? { kind: 'added', result }
      : results.codes.includes(code)
        ? { kind: 'same', result }
        : { kind: 'replaced', result, before },
  };
}

export const withoutNumber = (results: ClassResults, number: number): ClassResults => ({
  ...results,
  codes: results.codes.filter((code) => pupilResult(code, results.link)?.number !== number),
});

/** Lists the results of the pupils, by number. */
export const pupilsOf = ({ codes, link }: ClassResults): readonly PupilResult[] =>
  codes
    .flatMap((code) => pupilResult(code, link) ?? [])
    .toSorted((a, b) => a.number - b.number);

/** Lists the numbers without a code, up to the largest received number. */
export function missingNumbers(pupils: readonly PupilResult[]): readonly number[] {
  const receivedNumbers = new Set(pupils.map(({ number }) => number));
  const lastNumber = Math.max(0, ...receivedNumbers);
  return Array.from({ length: lastNumber }, (_, index) => index + 1).filter(
    (number) => !receivedNumbers.has(number),
  );
}

export const scoreOf = ({ outcomes }: PupilResult): number => outcomes.filter(Boolean).length;

/** Ratio of right answers below which a question has failed. */
const FAILED_RATIO = 2 / 3;

/** The answers of a class to one question. */
export interface QuestionTally {
  readonly id: string;
  readonly right: number;
  readonly total: number;
  /** Whether fewer than two thirds of the class answered right. */
  readonly hasFailed: boolean;
}

/** Counts the right answers to each question, in the order of the link. */
export function talliesOf(results: ClassResults): readonly QuestionTally[] {
  const pupils = pupilsOf(results);
  const total = pupils.length;
  return results.link.ids.map((id, index) => {
    const right = pupils.filter(({ outcomes }) => outcomes[index]).length;
    return { id, right, total, hasFailed: total > 0 && right < total * FAILED_RATIO };
  });
}
