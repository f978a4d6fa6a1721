import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { isoGregorian } from '@/lib/time/gregorianDay';
import {
  HIJRI_EPOCH,
  hijriDay,
  hijriMonthLength,
  hijriYearStart,
  toHijri,
} from '@/lib/time/hijriCalendar';
import {
  isJulianDay,
  julianDay,
  julianYearStart,
  toJulian,
  weekday,
} from '@/lib/time/julianCalendar';
import { forAll } from '@/tests/fixtures/runners/property';

const [SUN, MON, TUE, WED, THU, FRI, SAT] = [0, 1, 2, 3, 4, 5, 6];

/** Reference dates: Hijri date, Julian date, day of the week. */
const REFERENCES = [
  [[1, 1, 1], [622, 7, 16], FRI],
  [[1, 3, 8], [622, 9, 20], MON],
  [[1, 3, 12], [622, 9, 24], FRI],
  [[2, 1, 1], [623, 7, 5], TUE],
  [[2, 9, 17], [624, 3, 13], TUE],
  [[2, 9, 19], [624, 3, 15], THU],
  [[2, 9, 21], [624, 3, 17], SAT],
  [[3, 10, 7], [625, 3, 23], SAT],
  [[8, 9, 20], [630, 1, 11], THU],
  [[8, 10, 10], [630, 1, 31], WED],
  [[10, 12, 9], [632, 3, 7], SAT],
  [[10, 12, 18], [632, 3, 16], MON],
  [[11, 1, 1], [632, 3, 29], SUN],
  [[11, 3, 12], [632, 6, 7], SUN],
  [[11, 3, 13], [632, 6, 8], MON],
  [[40, 9, 21], [661, 1, 28], THU],
  [[61, 1, 10], [680, 10, 10], WED],
  [[132, 4, 12], [749, 11, 28], FRI],
  [[145, 1, 1], [762, 4, 1], THU],
  [[184, 1, 1], [800, 2, 1], SAT],
] as const;

const dayOf = ([year, month, day]: readonly [number, number, number]) => ({ year, month, day });

describe('the reference dates', () => {
  it.each(REFERENCES)('%j of the Hijra is %j of the Julian calendar', (hijri, julian, day) => {
    const jd = hijriDay(dayOf(hijri));
    expect(toJulian(jd)).toEqual(dayOf(julian));
    expect(julianDay(dayOf(julian))).toBe(jd);
    expect(toHijri(jd)).toEqual(dayOf(hijri));
    expect(weekday(jd)).toBe(day);
  });

  it('have the Julian Day Numbers of astronomers', () => {
    expect(julianDay({ year: 622, month: 7, day: 16 })).toBe(1948440);
    expect(julianDay({ year: 632, month: 1, day: 27 })).toBe(1951922);
    expect(hijriYearStart(184)).toBe(2013289);
    expect(julianYearStart(801) - julianYearStart(500)).toBe(109941);
  });
});

describe('every day from 500 to 800', () => {
  const days = { min: julianYearStart(500), max: julianYearStart(801) - 1 };

  it('is restored by a conversion to the Julian calendar and back', () => {
    forAll(fc.integer(days), (jd) => {
      expect(isJulianDay(toJulian(jd))).toBe(true);
      expect(julianDay(toJulian(jd))).toBe(jd);
    });
  });

  it('is restored by a conversion to the Hijri calendar and back, from the first Hijri day on', () => {
    for (let jd = HIJRI_EPOCH - 400; jd <= days.max; jd += 1) {
      const hijri = toHijri(jd);
      if (jd < HIJRI_EPOCH) expect(hijri).toBeNull();
      else if (!hijri || hijriDay(hijri) !== jd || hijri.year < 1 || hijri.month < 1)
        throw new Error(String(jd));
    }
  });

  it('has the ISO 8601 date of Date, which uses the proleptic Gregorian calendar', () => {
    for (let jd = days.min; jd <= days.max; jd += 1) {
      const iso = new Date((jd - 2_440_588) * 86_400_000).toISOString();
      if (!iso.startsWith(`${isoGregorian(jd)}T`)) throw new Error(iso);
    }
  });
});

it('thirty Hijri years have 10,631 days, and their months 29 or 30', () => {
  expect(hijriYearStart(31) - hijriYearStart(1)).toBe(10631);
  for (let month = 1; month <= 12; month += 1)
    expect([29, 30]).toContain(hijriMonthLength(16, month));
});

it('the Julian years 640, 672, 705, 737 and 770, and no other from 623 to 800, have two first days of Muharram', () => {
  const starts = new Map<number, number>();
  for (let year = 1; year <= 184; year += 1) {
    const julian = toJulian(hijriYearStart(year)).year;
    starts.set(julian, (starts.get(julian) ?? 0) + 1);
  }
  const yearsWithTwo = [...starts].filter(([, count]) => count > 1).map(([year]) => year);
  expect(yearsWithTwo).toEqual([640, 672, 705, 737, 770]);
});

it('no module of the calendars or of the timeline uses Date or Intl', () => {
  const names = 'julianCalendar hijriCalendar gregorianDay edtf dateWords hijriWords';
  const files = [
    ...names.split(' ').map((name) => `lib/time/${name}.ts`),
    ...readdirSync('lib/timeline', { recursive: true, encoding: 'utf8' }).map(
      (name) => `lib/timeline/${name}`,
    ),
  ].filter((name) => name.endsWith('.ts'));
  const dateCalls = /\bIntl\.|\bnew Date\b|\bDate\.|toLocale(Date|Time)?String/;
  const callers = files.filter((name) => dateCalls.test(readFileSync(name, 'utf8')));
  expect(callers).toEqual([]);
});
