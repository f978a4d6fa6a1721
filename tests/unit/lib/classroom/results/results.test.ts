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
const codeOf = (one: PupilResult): string => pupilCode(one, LINK);
const after = (...list: readonly PupilResult[]): ClassResults =>
  list.reduce((results, one) => withCode(results, codeOf(one)).results, EMPTY);

const aResult: fc.Arbitrary<PupilResult> = fc.record({
  number: fc.integer({ min: 1, max: 12 }),
  outcomes: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
});

it('each pupil counts once, with the last code', () => {
  fc.assert(
    fc.property(fc.array(aResult, { maxLength: 40 }), (list) => {
      const last = new Map(list.map((one) => [one.number, one]));
      expect(pupilsOf(after(...list))).toEqual(
        [...last.values()].toSorted((one, other) => one.number - other.number),
      );
    }),
  );
});

it('the entry of a code reports whether it is added, known, a correction, of another quiz, or unreadable', () => {
  const [seven, better] = [result(7, true, false, false), result(7, true, true, false)];
  const first = withCode(EMPTY, codeOf(seven));
  expect(first.outcome).toEqual({ kind: 'added', result: seven });
  const again = withCode(first.results, codeOf(seven).toLowerCase());
  expect(again.outcome).toEqual({ kind: 'same', result: seven });
  expect(again.results.codes).toEqual(first.results.codes);
  const corrected = withCode(first.results, codeOf(better));
  expect(corrected.outcome).toEqual({ kind: 'replaced', result: better, before: seven });
  const foreign = withCode(first.results, pupilCode(seven, { ...LINK, seed: 6 }));
  expect(foreign).toEqual({ results: first.results, outcome: { kind: 'foreign' } });
  expect(withCode(EMPTY, 'K7Q').outcome).toEqual({ kind: 'unreadable' });
  expect(withoutNumber(corrected.results, 7).codes).toEqual([]);
});

it('a question has failed when fewer than two thirds of the class have it right', () => {
  const results = after(
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

it('a class lists the numbers that have given no code, up to the largest', () => {
  expect(
    missingNumbers(pupilsOf(after(result(2, true, true, true), result(5, true, true, true)))),
  ).toEqual([1, 3, 4]);
  expect(missingNumbers([])).toEqual([]);
});

describe('what a device keeps', () => {
  const other: ClassResults = { ...EMPTY, link: { ...LINK, seed: 99 } };

  it('comes back as it was, the latest class first', () => {
    const kept = withResults(withResults([], after(result(1, true, false, true))), other);
    expect(decodeResults(encodeResults(kept))).toEqual(kept);
    expect(kept[0]).toBe(other);
    expect(withoutClass(kept, other.link)).toHaveLength(1);
    expect(encodeResults([])).toBeNull();
  });

  it('drops what no page has written: other shapes, codes of another link', () => {
    const foreign = { link: 'questions=q-1&graine=1&banque=2', at: 1, codes: ['K7QM2XRT'] };
    expect(decodeResults(JSON.stringify([foreign]))[0]?.codes).toEqual([]);
    for (const text of [null, 'x', '{}', '[1]', '[{"link":"x","at":1,"codes":[]}]'])
      expect(decodeResults(text)).toEqual([]);
  });
});
