import fc from 'fast-check';
import { HIJRI, JULIAN } from '@/lib/time/calendars';
import { dateWords } from '@/lib/time/dateWords';
import { extentOfDate, parseEdtf } from '@/lib/time/edtf';
import { conversionCaution, hijriDayWords, hijriYearsWords } from '@/lib/time/hijriWords';
import { julianDay, julianYearStart } from '@/lib/time/julianCalendar';
import { forAll } from '@/tests/fixtures/runners/property';

const jd = (year: number, month: number, day: number): number =>
  julianDay({ year, month, day });
const parse = (text: string) => {
  const date = parseEdtf(text, JULIAN);
  if (!date) throw new Error(`${text} is expected to be a date.`);
  return date;
};

it.each([
  ['0630-01-11', 'day', jd(630, 1, 11), jd(630, 1, 11), '11 janvier 630'],
  ['0630-05-01', 'day', jd(630, 5, 1), jd(630, 5, 1), '1er mai 630'],
  ['0624-03', 'month', jd(624, 3, 1), jd(624, 3, 31), 'mars 624'],
  ['0523-23', 'month', jd(523, 9, 1), jd(523, 11, 30), 'automne 523'],
  ['0523-24', 'month', jd(523, 12, 1), jd(524, 2, 29), 'hiver 523'],
  ['0624', 'year', jd(624, 1, 1), jd(624, 12, 31), '624'],
  ['0570~', 'about', jd(568, 1, 1), jd(572, 12, 31), 'vers 570'],
  ['[0604..0611]', 'range', jd(604, 1, 1), jd(611, 12, 31), 'entre 604 et 611'],
  ['[0614-05..0614-06]', 'range', jd(614, 5, 1), jd(614, 6, 30), 'entre mai et juin 614'],
  [
    '[0624-03-13..0624-03-17]',
    'range',
    jd(624, 3, 13),
    jd(624, 3, 17),
    'entre le 13 et le 17 mars 624',
  ],
  ['[0614-05..0615-06]', 'range', jd(614, 5, 1), jd(615, 6, 30), 'entre mai 614 et juin 615'],
  ['06XX', 'century', jd(600, 1, 1), jd(699, 12, 31), 'VIIe siècle'],
])('%s is a date to the %s, written in French', (text, precision, from, to, words) => {
  const date = parse(text);
  expect(date).toEqual({ kind: 'moment', at: { precision, earliest: from, latest: to } });
  expect(dateWords(date)).toBe(words);
});

it.each([
  ['0604-01-01..0611-12-30', 'le 1er janvier 604 et le 30 décembre 611'],
  ['0604-01-02..0611-12-31', 'le 2 janvier 604 et le 31 décembre 611'],
  ['0604-02-01..0604-12-31', 'février et décembre 604'],
  ['0604-03-01..0604-05-15', 'le 1er mars 604 et le 15 mai 604'],
  ['0604-03-02..0604-05-31', 'le 2 mars 604 et le 31 mai 604'],
  ['0604-03-02..0605-03-15', 'le 2 mars 604 et le 15 mars 605'],
])('the range %s is written with the precision of its ends: entre %s', (days, words) => {
  expect(dateWords(parse(`[${days}]`))).toBe(`entre ${words}`);
});

it.each([
  ['0632/0661', '632–661'],
  ['0632/0632', '632'],
  ['0632-06/0634-08', 'juin 632 – août 634'],
  ['0529~/0569', 'vers 529 – 569'],
  ['0789/09XX', '789 – Xe siècle'],
])('%s is a span of dates, written « %s »', (text, words) => {
  expect(parse(text).kind).toBe('lasting');
  expect(dateWords(parse(text))).toBe(words);
});

it.each([
  ...['570', '0000', '0630-13', '0630-02-29', '0630-01-32', '[0611..0604]', '[0604..]'],
  ...['0661/0632', '0661/', 'vers 570'],
])('%s is refused as a date', (text) => {
  expect(parseEdtf(text, JULIAN)).toBeNull();
});

it('a year of the Hijra has 354 or 355 days', () => {
  for (const year of ['0001', '0002', '0016', '0132']) {
    const date = parseEdtf(year, HIJRI);
    const { from, to } = date ? extentOfDate(date) : { from: 0, to: 0 };
    expect([354, 355]).toContain(to - from + 1);
  }
});

it('the date 0570 precedes the date 1000', () => {
  expect(extentOfDate(parse('0570')).from).toBeLessThan(extentOfDate(parse('1000')).from);
});

describe('the Hijri years of a Julian year', () => {
  const yearWords = (year: number): string =>
    hijriYearsWords(julianYearStart(year), julianYearStart(year + 1) - 1);

  it.each([
    [621, 'avant l’Hégire'],
    [622, 'avant l’Hégire – 1 H'],
    [623, '1–2 H'],
    [640, '18–20 H'],
    [661, '40–41 H'],
  ])('%i are written « %s »', (year, words) => {
    expect(yearWords(year)).toBe(words);
  });

  it('are never below 1', () => {
    forAll(fc.integer({ min: 400, max: 800 }), (year) => {
      expect(yearWords(year)).not.toMatch(/(^|[^\d])0+ H|-\d/);
    });
  });
});

it('a converted day is conventional before the Hijri year 10, and accurate to a day later', () => {
  expect(hijriDayWords(jd(630, 1, 11))).toBe('20 ramadan 8');
  expect(conversionCaution(jd(630, 1, 11))).toBe('conversion conventionnelle');
  expect(conversionCaution(jd(661, 1, 28))).toBe('± 1 jour');
  expect(hijriDayWords(jd(610, 1, 1))).toBeNull();
  expect(conversionCaution(jd(610, 1, 1))).toBeNull();
  expect(conversionCaution(jd(622, 7, 15))).toBeNull();
  expect(conversionCaution(jd(622, 7, 16))).toBe('conversion conventionnelle');
});
