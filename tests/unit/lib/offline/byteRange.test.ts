import fc from 'fast-check';
import { readByteRange } from '@/lib/offline/byteRange';
import { readByteRange as ofServer } from '@/lib/server/http/files/byteRange.mjs';
import { runs } from '@/tests/fixtures/runners/runs';

/** RFC 9110 §14.1.2 and §14.2, of a file of a thousand bytes. */
const TWELVE_FORMS = [
  ['bytes=0-', { start: 0, end: 999 }],
  ['bytes=0-499', { start: 0, end: 499 }],
  ['bytes=500-500', { start: 500, end: 500 }],
  ['bytes=900-2000', { start: 900, end: 999 }],
  ['bytes=-500', { start: 500, end: 999 }],
  ['bytes=-5000', { start: 0, end: 999 }],
  ['bytes=1000-', 'unsatisfiable'],
  ['bytes=2000-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=5-2', null],
  ['bytes=0-1,4-5', null],
  ['bytes=abc', null],
] as const;

it.each(TWELVE_FORMS)('%s of a thousand bytes is %j', (header, expected) => {
  expect(readByteRange(header, 1000)).toEqual(expected);
});

const number = fc.oneof(fc.nat(60).map(String), fc.constant(''));
const header = fc.oneof(
  fc.tuple(number, number).map(([first, last]) => `bytes=${first}-${last}`),
  fc.string().map((text) => `bytes=${text}`),
  fc.string(),
);

it('what it says is within the file, and what the header asks for', () => {
  fc.assert(
    fc.property(header, fc.nat(40), (asked, size) => {
      const range = readByteRange(asked, size);
      if (range === null || range === 'unsatisfiable') return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
    runs(1000),
  );
});

it('a range is refused exactly when no byte of it exists', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.nat(60), fc.nat(40), (first, length, size) => {
      const range = readByteRange(`bytes=${first}-${first + length}`, size);
      expect(range === 'unsatisfiable').toBe(first >= size);
    }),
    runs(1000),
  );
});

it('the worker answers every range as the server does', () => {
  fc.assert(
    fc.property(header, fc.nat(40), (asked, size) => {
      expect(readByteRange(asked, size)).toEqual(ofServer(asked, size));
    }),
    runs(1000),
  );
});
