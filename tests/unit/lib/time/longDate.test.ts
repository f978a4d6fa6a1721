import fc from 'fast-check';
import { formatFrenchDay, parseLongDate, toIsoDay, toTimestamp } from '@/lib/time/longDate';
import { forAll } from '@/tests/fixtures/runners/property';

const DAY = 86_400_000;

/** Generates a day from 1900 to 2100, in days since 1970. */
const day = fc.integer({
  min: Date.UTC(1900, 0, 1) / DAY,
  max: Date.UTC(2100, 11, 31) / DAY,
});

const english = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  day: '2-digit',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Parses a date. @throws Error when the text is no date */
function parse(text: string) {
  const parsed = parseLongDate(text);
  if (!parsed) throw new Error(`${text} is a date.`);
  return parsed;
}

describe('parseLongDate', () => {
  it('reads every day from 1900 to 2100 in the long English format', () => {
    fc.assert(
      fc.property(day, (number) => {
        expect(toTimestamp(parse(english.format(number * DAY)))).toBe(number * DAY);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ['June 01, 2025', { year: 2025, month: 6, day: 1 }],
    ['June 1, 2025', { year: 2025, month: 6, day: 1 }],
    ['  August 17, 2025 ', { year: 2025, month: 8, day: 17 }],
    ['February 29, 2024', { year: 2024, month: 2, day: 29 }],
  ])('reads %p', (text, expected) => {
    expect(parseLongDate(text)).toEqual(expected);
  });

  it.each([
    ...['February 29, 2025', 'February 30, 2024', 'April 31, 2025', 'June 00, 2025', ''],
    ...['June 32, 2025', 'juin 01, 2025', 'Juin 01, 2025', 'june 01, 2025', 'Jun 01, 2025'],
    ...['June 01 2025', '01 June 2025', '2025-06-01', 'June 01, 25'],
  ])('refuses %p', (text) => {
    expect(parseLongDate(text)).toBeNull();
  });
});

it('a day is written in ISO as the same day, in any time zone', () => {
  forAll(day, (number) => {
    const iso = new Date(number * DAY).toISOString().slice(0, 10);
    expect(toIsoDay(parse(english.format(number * DAY)))).toBe(iso);
  });
});

it.each([
  ['June 01, 2025', '1 juin 2025'],
  ['August 17, 2025', '17 août 2025'],
  ['December 31, 1999', '31 décembre 1999'],
])('the day %p is written %p in French', (text, french) => {
  expect(formatFrenchDay(parse(text))).toBe(french);
});
