import fc from 'fast-check';
import type { ClassLink } from '@/lib/classroom/results/classLink';
import {
  decodeResults,
  encodeResults,
  withoutClass,
  withResults,
} from '@/lib/classroom/results/kept';
import { pupilCode, type PupilResult } from '@/lib/classroom/results/pupilCode';
import {
  missingNumbers,
  pupilsOf,
  talliesOf,
  withCode,
  withoutNumber,
  type ClassResults,
} from '@/lib/classroom/results/results';

const LINK: ClassLink = { ids: ['q-1', 'q-2', 'q-3'], seed: 5, digest: 6 };
const EMPTY: ClassResults = { link: LINK, at: 1, codes: [] };

const result = (number: number, ...outcomes: readonly boolean[]): PupilResult => ({
  number,
  outcomes,
});
const codeOf = (pupil: PupilResult): string => pupilCode(pupil, LINK);
const resultsOf = (...list: readonly PupilResult[]): ClassResults =>
  list.reduce((results, pupil) => withCode(results, codeOf(pupil)).results, EMPTY);

const aResult: fc.Arbitrary<PupilResult> = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  outcomes: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

it('the results of a class hold each pupil once, with the last code', () => {
  fc.assert(
    fc.property(fc.array(aResult, { maxLength: 40 }), (list) => {
      const lastResults = new Map(list.map((pupil) => [pupil.number, pupil]));
      expect(pupilsOf(resultsOf(...list))).toEqual(
        [...lastResults.values()].toSorted((a, b) => a.number - b.number),
      );
    }),
  );
});

it('the entry of a code reports whether it is added, known, a correction, of another quiz, or unreadable', () => {
  const [initial, improved] = [result(7, true, false, false), result(7, true, true, false)];
  const added = withCode(EMPTY, codeOf(initial));
  expect(added.outcome).toEqual({ kind: 'added', result: initial });
  const repeated = withCode(added.results, codeOf(initial).toLowerCase());
  expect(repeated.outcome).toEqual({ kind: 'same', result: initial });
  expect(repeated.results.codes).toEqual(added.results.codes);
  const corrected = withCode(added.results, codeOf(improved));
  expect(corrected.outcome).toEqual({ kind: 'replaced', result: improved, before: initial });
  const foreign = withCode(added.results, pupilCode(initial, { ...LINK, seed: 6 }));
  expect(foreign).toEqual({ results: added.results, outcome: { kind: 'foreign' } });
  expect(withCode(EMPTY, 'K7Q').outcome).toEqual({ kind: 'unreadable' });
  expect(withoutNumber(corrected.results, 7).codes).toEqual([]);
});

it('a question is marked as failed when fewer than two thirds of the class have it right', () => {
  const results = resultsOf(
    result(1, true, true, false),
    result(2, true, true, false),
    result(3, true, false, true),
  );
  expect(talliesOf(results)).toEqual([
    { id: 'q-1', right: 3, total: 3, hasFailed: false },
    { id: 'q-2', right: 2, total: 3, hasFailed: false },
    { id: 'q-3', right: 1, total: 3, hasFailed: true },
  ]);
  expect(talliesOf(EMPTY).some(({ hasFailed }) => hasFailed)).toBe(false);
});

it('missingNumbers lists the pupils’ numbers without a code, up to the largest', () => {
  expect(
    missingNumbers(
      pupilsOf(resultsOf(result(2, true, true, true), result(5, true, true, true))),
    ),
  ).toEqual([1, 3, 4]);
  expect(missingNumbers([])).toEqual([]);
});

describe('the stored results of classes', () => {
  const otherClass: ClassResults = { ...EMPTY, link: { ...LINK, seed: 99 } };

  it('are decoded as they were encoded, the latest class first', () => {
    const classes = withResults(
      withResults([], resultsOf(result(1, true, false, true))),
      otherClass,
    );
    expect(decodeResults(encodeResults(classes))).toEqual(classes);
    expect(classes[0]).toBe(otherClass);
    expect(withoutClass(classes, otherClass.link)).toHaveLength(1);
    expect(encodeResults([])).toBeNull();
  });

  it('omit invalid records, and codes of another link', () => {
    const foreign = { link: 'questions=q-1&graine=1&banque=2', at: 1, codes: ['K7QM2XRT'] };
    expect(decodeResults(JSON.stringify([foreign]))[0]?.codes).toEqual([]);
    for (const text of [null, 'x', '{}', '[1]', '[{"link":"x","at":1,"codes":[]}]'])
      expect(decodeResults(text)).toEqual([]);
  });
});
