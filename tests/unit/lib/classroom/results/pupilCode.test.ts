import fc from 'fast-check';
import { MAX_CLASS_QUESTIONS, type ClassLink } from '@/lib/classroom/results/classLink';
import {
  MAX_PUPILS,
  pupilCode,
  pupilResult,
  readCode,
  spacedCode,
  type PupilResult,
} from '@/lib/classroom/results/pupilCode';
import { seededRandom } from '@/lib/random';

const aSeed = fc.integer({ min: 0, max: 2 ** 32 - 1 });

const aLink: fc.Arbitrary<ClassLink> = fc.record({
  ids: fc
    .integer({ min: 1, max: MAX_CLASS_QUESTIONS })
    .map((count) => Array.from({ length: count }, (_, index) => `q-${100 + index}`)),
  seed: aSeed,
  digest: aSeed,
});

const aResult = ({ ids }: ClassLink): fc.Arbitrary<PupilResult> =>
  fc.record({
    number: fc.integer({ min: 1, max: MAX_PUPILS }),
    outcomes: fc.array(fc.boolean(), { minLength: ids.length, maxLength: ids.length }),
  });

const aClass = aLink.chain((link) => fc.tuple(fc.constant(link), aResult(link)));

it('a code is eight symbols without look-alikes, and decodes to its result with its link', () => {
  fc.assert(
    fc.property(aClass, ([link, result]) => {
      const code = pupilCode(result, link);
      expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
      expect(pupilResult(code, link)).toEqual(result);
    }),
  );
});

it('the code of a pupil is read in either case, with hyphen, spaces and look-alike letters', () => {
  fc.assert(
    fc.property(aClass, ([link, result]) => {
      const code = pupilCode(result, link);
      const withLookAlikes = code.replace(/1/g, 'l').replace(/0/g, 'o').replace(/V/g, 'u');
      for (const typed of [spacedCode(code), code.toLowerCase(), withLookAlikes, ` ${code} `])
        expect(readCode(typed)).toBe(code);
    }),
  );
});

it.each(['', 'ABC', 'K7QM-2XR', 'K7QM-2XRTT', 'K7QM-2X!T', 'ÉÉÉÉÉÉÉÉ'])(
  'a text that is not eight symbols of the alphabet is no code: %j',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

/** Counts, among random codes, those that a link with another seed accepts. */
function countAccepted(count: number, draws: number): number {
  const random = seededRandom(count);
  const randomInteger = () => Math.floor(random() * 2 ** 32);
  const ids = Array.from({ length: count }, (_, index) => `q-${100 + index}`);
  let accepted = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const ownLink = { ids, seed: randomInteger(), digest: 1 };
    const number = 1 + Math.floor(random() * MAX_PUPILS);
    const outcomes = ids.map(() => random() < 0.7);
    const code = pupilCode({ number, outcomes }, ownLink);
    if (pupilResult(code, { ids, seed: randomInteger(), digest: 1 }) !== null) accepted += 1;
  }
  return accepted;
}

it.each([
  [MAX_CLASS_QUESTIONS, 60_000],
  [10, 20_000],
  [1, 20_000],
])(
  'a link with %i questions accepts at most one in 2,000 of the %i codes of other links',
  (count, draws) => {
    expect(countAccepted(count, draws)).toBeLessThanOrEqual(draws / 2000);
  },
);

it('a link accepts at most one in 2,000 of the codes for another number of questions', () => {
  const random = seededRandom(7);
  let accepted = 0;
  for (let draw = 0; draw < 20_000; draw += 1) {
    const seed = Math.floor(random() * 2 ** 32);
    const ids = ['q-1', 'q-2', 'q-3', 'q-4', 'q-5'];
    const code = pupilCode(
      { number: 7, outcomes: ids.map(() => random() < 0.5) },
      {
        ids,
        seed,
        digest: 0,
      },
    );
    if (pupilResult(code, { ids: ids.slice(1), seed, digest: 0 }) !== null) accepted += 1;
  }
  expect(accepted).toBeLessThanOrEqual(10);
});

it('a link accepts at most one in 2,000 of the codes with one wrong symbol or two exchanged', () => {
  const random = seededRandom(3);
  const link = {
    ids: Array.from({ length: 20 }, (_, index) => `q-${index}`),
    seed: 5,
    digest: 9,
  };
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let [accepted, attempts] = [0, 0];
  for (let draw = 0; draw < 20_000; draw += 1) {
    const number = 1 + Math.floor(random() * MAX_PUPILS);
    const code = pupilCode({ number, outcomes: link.ids.map(() => random() < 0.6) }, link);
    const index = Math.floor(random() * 8);
    const otherSymbol = alphabet.charAt(Math.floor(random() * 32));
    const wrongCode =
      draw % 2 === 0
        ? code.slice(0, index) + otherSymbol + code.slice(index + 1)
        : code.slice(0, index) +
          [...code.slice(index, index + 2)].reverse().join('') +
          code.slice(index + 2);
    if (wrongCode === code) continue;
    attempts += 1;
    if (pupilResult(wrongCode, link) !== null) accepted += 1;
  }
  expect(attempts).toBeGreaterThan(15_000);
  expect(accepted).toBeLessThanOrEqual(attempts / 2000);
});

it('the codes of a class that has everything right do not resemble one another', () => {
  const link = { ids: ['q-1', 'q-2', 'q-3', 'q-4'], seed: 11, digest: 12 };
  const outcomes = link.ids.map(() => true);
  const codes = Array.from({ length: MAX_PUPILS }, (_, index) =>
    pupilCode({ number: index + 1, outcomes }, link),
  );
  expect(new Set(codes).size).toBe(MAX_PUPILS);
  for (let index = 0; index < 8; index += 1)
    expect(new Set(codes.map((code) => code.charAt(index))).size).toBeGreaterThan(8);
});
