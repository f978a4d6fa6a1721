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

it('a code is eight signs without look-alikes, and decodes to its result with its link', () => {
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
      const mistaken = code.replace(/1/g, 'l').replace(/0/g, 'o').replace(/V/g, 'u');
      for (const typed of [spacedCode(code), code.toLowerCase(), mistaken, ` ${code} `])
        expect(readCode(typed)).toBe(code);
    }),
  );
});

it.each(['', 'ABC', 'K7QM-2XR', 'K7QM-2XRTT', 'K7QM-2X!T', 'ÉÉÉÉÉÉÉÉ'])(
  'what has not eight signs is no code: %j',
  (typed) => {
    expect(readCode(typed)).toBeNull();
  },
);

/** Counts the codes of links made by a seed that another link accepts. */
function acceptedElsewhere(count: number, draws: number): number {
  const random = seededRandom(count);
  const whole = () => Math.floor(random() * 2 ** 32);
  const ids = Array.from({ length: count }, (_, index) => `q-${100 + index}`);
  let accepted = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const own = { ids, seed: whole(), digest: 1 };
    const number = 1 + Math.floor(random() * MAX_PUPILS);
    const outcomes = ids.map(() => random() < 0.7);
    const code = pupilCode({ number, outcomes }, own);
    if (pupilResult(code, { ids, seed: whole(), digest: 1 }) !== null) accepted += 1;
  }
  return accepted;
}

it.each([
  [MAX_CLASS_QUESTIONS, 60_000],
  [10, 20_000],
  [1, 20_000],
])(
  'of codes of another link with %i questions, at most one in 2,000 of %i passes',
  (count, draws) => {
    expect(acceptedElsewhere(count, draws)).toBeLessThanOrEqual(draws / 2000);
  },
);

it('a code of another number of questions passes as rarely', () => {
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

it('a code with one wrong sign or two exchanged passes as rarely', () => {
  const random = seededRandom(3);
  const link = {
    ids: Array.from({ length: 20 }, (_, index) => `q-${index}`),
    seed: 5,
    digest: 9,
  };
  const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
  let [accepted, tried] = [0, 0];
  for (let draw = 0; draw < 20_000; draw += 1) {
    const number = 1 + Math.floor(random() * MAX_PUPILS);
    const code = pupilCode({ number, outcomes: link.ids.map(() => random() < 0.6) }, link);
    const at = Math.floor(random() * 8);
    const other = alphabet.charAt(Math.floor(random() * 32));
    const wrong =
      draw % 2 === 0
        ? code.slice(0, at) + other + code.slice(at + 1)
        : code.slice(0, at) +
          [...code.slice(at, at + 2)].reverse().join('') +
          code.slice(at + 2);
    if (wrong === code) continue;
    tried += 1;
    if (pupilResult(wrong, link) !== null) accepted += 1;
  }
  expect(tried).toBeGreaterThan(15_000);
  expect(accepted).toBeLessThanOrEqual(tried / 2000);
});

it('the codes of a class that has everything right do not resemble one another', () => {
  const link = { ids: ['q-1', 'q-2', 'q-3', 'q-4'], seed: 11, digest: 12 };
  const outcomes = link.ids.map(() => true);
  const codes = Array.from({ length: MAX_PUPILS }, (_, index) =>
    pupilCode({ number: index + 1, outcomes }, link),
  );
  expect(new Set(codes).size).toBe(MAX_PUPILS);
  for (let at = 0; at < 8; at += 1)
    expect(new Set(codes.map((code) => code.charAt(at))).size).toBeGreaterThan(8);
});
