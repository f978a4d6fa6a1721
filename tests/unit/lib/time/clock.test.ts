import fc from 'fast-check';
import {
  formatClock,
  formatIsoDuration,
  formatRecordClock,
  parseClock,
  speakDuration,
} from '@/lib/time/clock';
import { forAll } from '@/tests/fixtures/runners/property';

const seconds = fc.integer({ min: 0, max: 99 * 3600 + 3599 });

it.each([
  [0, '0:00'],
  [5, '0:05'],
  [59.99, '0:59'],
  [60, '1:00'],
  [605, '10:05'],
  [3723, '62:03'],
  [-1, '0:00'],
  [Number.NaN, '0:00'],
  [Infinity, '0:00'],
  [-Infinity, '0:00'],
])('formatClock shows %p as %p', (value, text) => {
  expect(formatClock(value)).toBe(text);
});

it('formatClock always writes the seconds with two digits', () => {
  forAll(fc.double({ min: -1e15, max: 1e15 }), (value) => {
    expect(formatClock(value)).toMatch(/^\d+:[0-5]\d$/);
  });
});

it.each([
  ['00:00:00', 0],
  ['00:05:37', 337],
  ['01:02:03', 3723],
  ['99:59:59', 359_999],
  ['5:37', null],
  ['00:60:00', null],
  ['00:00:60', null],
  ['1:00:00', null],
  ['00:05:37.5', null],
  ['', null],
  ['PT5M37S', null],
])('parseClock reads %p as %p', (text, value) => {
  expect(parseClock(text)).toBe(value);
});

it('parseClock reads back what formatRecordClock writes', () => {
  forAll(seconds, (value) => {
    expect(parseClock(formatRecordClock(value))).toBe(value);
  });
});

it.each([
  [337, 'PT5M37S'],
  [0, 'PT0M0S'],
  [3723, 'PT62M3S'],
  [-4, 'PT0M0S'],
  [89.6, 'PT1M30S'],
])('formatIsoDuration writes %p as %p', (value, text) => {
  expect(formatIsoDuration(value)).toBe(text);
});

it.each([
  [0, '0 seconde'],
  [1, '1 seconde'],
  [2, '2 secondes'],
  [60, '1 minute'],
  [61, '1 minute 1 seconde'],
  [125, '2 minutes 5 secondes'],
  [3600, '60 minutes'],
  [Number.NaN, '0 seconde'],
  [Infinity, '0 seconde'],
  [-3, '0 seconde'],
])('speakDuration says %p as %p', (value, words) => {
  expect(speakDuration(value)).toBe(words);
});
