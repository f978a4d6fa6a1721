import fc from 'fast-check';
import * as v from 'valibot';
import { centuryLabel, centuryOf, DocumentDate } from '@/lib/documents/date';
import { forAll } from '@/tests/fixtures/runners/property';

it.each([
  [500, 500, 5],
  [501, 501, 6],
  [600, 600, 6],
  [622, 622, 7],
  [701, 701, 8],
  [568, 645, 7],
  [767, 833, 8],
])('centuryOf puts the years %i to %i into the century %i', (from, to, century) => {
  expect(centuryOf({ from, to })).toBe(century);
});

it('centuryOf changes at each hundred, and never decreases', () => {
  const centuryOfYear = (year: number) => centuryOf({ from: year, to: year });
  forAll(fc.integer({ min: 1, max: 1199 }), (year) => {
    expect(centuryOfYear(year + 1) - centuryOfYear(year)).toBe(year % 100 === 0 ? 1 : 0);
  });
});

it('centuryLabel writes centuries as French does', () => {
  expect([1, 6, 9].map(centuryLabel)).toEqual(['Ier siècle', 'VIe siècle', 'IXe siècle']);
});

it('centuryLabel refuses centuries later than any document', () => {
  expect(() => centuryLabel(0)).toThrow(RangeError);
  expect(() => centuryLabel(13)).toThrow(RangeError);
});

describe('the date of a document', () => {
  const date = { label: '622', from: 622, to: 622, precision: 'année', certainty: 'établi' };
  const isAccepted = (changes: object) =>
    v.safeParse(DocumentDate, { ...date, ...changes }).success;

  it('is decoded', () => {
    expect(isAccepted({})).toBe(true);
    expect(isAccepted({ certainty: 'discuté', note: 'D’autres disent 623.' })).toBe(true);
  });

  it.each([
    ['ends before it begins', { to: 621 }],
    ['is not established and does not say why', { certainty: 'discuté' }],
    ['has an unknown degree of certainty', { certainty: 'sûr' }],
    ['has an unknown precision', { precision: 'siècle' }],
  ])('is refused when it %s', (_, changes) => {
    expect(isAccepted(changes)).toBe(false);
  });
});
