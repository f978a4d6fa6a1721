/** @jest-environment node */
import fc from 'fast-check';
import { parseStartTime } from '@/lib/player/base/startTime';
import { forAll } from '@/tests/fixtures/runners/property';

it.each([
  ['0', 0],
  ['754', 754],
  ['754s', 754],
  ['754.25', 754.25],
  ['12m34.5s', 754.5],
  ['12m34s', 754],
  ['12m34', 754],
  ['12m', 720],
  ['1h2m3s', 3723],
  ['1h', 3600],
  ['12:34', 754],
  ['1:02:03', 3723],
])('the start time %p is second %p', (query, second) => {
  expect(parseStartTime(query)).toBe(second);
});

it.each([
  ...[null, '', 'abc', '-5', 'NaN', '1e9', '1e2', 'Infinity', '0x10', '12,5', ' 12', '12:'],
  ...[':12', '1:2:3:4', '1h:2', 's', '5 m'],
])('the start time %p is invalid', (query) => {
  expect(parseStartTime(query)).toBeUndefined();
});

it('a start time at or after the end is ignored, so that no episode begins at its end', () => {
  expect(parseStartTime('599', 600)).toBe(599);
  expect(parseStartTime('600', 600)).toBeUndefined();
});

it.each([undefined, 0, Number.NaN])(
  'a start is limited to a day when the length is %p',
  (duration) => {
    expect(parseStartTime('86399', duration)).toBe(86_399);
    expect(parseStartTime('86400', duration)).toBeUndefined();
  },
);

it('any text gives a second of the episode or none', () => {
  const length = fc.double({ min: 1, max: 40_000, noNaN: true });
  const query = fc.string({ unit: fc.constantFrom(...'0123456789hms:-.e') });
  forAll(query, length, (text, end) => {
    const second = parseStartTime(text, end) ?? 0;
    expect(Number.isFinite(second)).toBe(true);
    expect(second >= 0 && second < end).toBe(true);
  });
});
