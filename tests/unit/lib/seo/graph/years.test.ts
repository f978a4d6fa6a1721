import fc from 'fast-check';
import { isoYear, isoYears } from '@/lib/seo/graph/years';
import { forAll } from '@/tests/fixtures/runners/property';

describe('the narrated years', () => {
  it.each([
    [{ from: 624, to: 627 }, '0624/0627'],
    [{ from: 610, to: 2024 }, '0610/2024'],
    [{ from: 622, to: 622 }, '0622'],
  ])('of %j are formatted as %p', (years, expected) => {
    expect(isoYears(years)).toBe(expected);
  });

  it('are formatted with four digits, as the same number', () => {
    forAll(fc.integer({ min: 1, max: 9999 }), (year) => {
      expect(isoYear(year)).toMatch(/^\d{4}$/);
      expect(Number(isoYear(year))).toBe(year);
    });
  });
});
