import fc from 'fast-check';
import { readByteRange } from '@/lib/http/byteRange';
import { runs } from '@/tests/fixtures/runners/runs';

const SIZE = 1000;

/** Rules of RFC 9110, § 14.1.2 and § 14.2. */
describe('a range', () => {
  it.each([
    ['the first byte', 'bytes=0-0', { start: 0, end: 0 }],
    ['the first bytes', 'bytes=0-99', { start: 0, end: 99 }],
    ['from a byte to the end', 'bytes=900-', { start: 900, end: 999 }],
    ['the last bytes', 'bytes=-100', { start: 900, end: 999 }],
    ['an end beyond the end', 'bytes=900-5000', { start: 900, end: 999 }],
    ['a suffix longer than the file', 'bytes=-5000', { start: 0, end: 999 }],
    ['exactly the end', 'bytes=1000-', 'unsatisfiable'],
    ['beyond the end', 'bytes=5000-6000', 'unsatisfiable'],
    ['the last zero bytes', 'bytes=-0', 'unsatisfiable'],
    ['the wrong way round', 'bytes=99-0', null],
    ['no number', 'bytes=-', null],
    ['several parts', 'bytes=0-1,5-6', null],
    ['one byte within', 'bytes=500-500', { start: 500, end: 500 }],
    ['letters', 'bytes=a-b', null],
    ['nothing after the sign', 'bytes=', null],
    ['another unit', 'seconds=0-9', null],
    ['a sign too many', 'bytes==0-9', null],
    ['a negative start', 'bytes=-5-9', null],
    ['another case and blanks', ' Bytes = 0-9 ', { start: 0, end: 9 }],
  ])('is read for %s: %s', (_, header, expected) => {
    expect(readByteRange(header, SIZE)).toEqual(expected);
  });

  it('is null without a header', () => {
    expect(readByteRange(null, SIZE)).toBeNull();
  });

  it('is unsatisfiable or null for an empty file', () => {
    expect(readByteRange('bytes=0-', 0)).toBe('unsatisfiable');
    expect(readByteRange('bytes=-5', 0)).toBeNull();
  });

  it('stays inside the file, whatever is requested', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^bytes=\d{0,25}-\d{0,25}$/)),
        fc.nat(),
        (header, size) => {
          const range = readByteRange(header, size);
          if (range === null || range === 'unsatisfiable') return;
          expect(range.start).toBeGreaterThanOrEqual(0);
          expect(range.end).toBeGreaterThanOrEqual(range.start);
          expect(range.end).toBeLessThan(size);
        },
      ),
      runs(1000),
    );
  });

  it('is the requested range when all of its bytes exist', () => {
    fc.assert(
      fc.property(
        fc.nat(),
        fc.nat(),
        fc.integer({ min: 1, max: 1e9 }),
        (start, extraBytes, remainingBytes) => {
          const end = start + extraBytes;
          expect(readByteRange(`bytes=${start}-${end}`, end + remainingBytes)).toEqual({
            start,
            end,
          });
        },
      ),
    );
  });

  it('is unsatisfiable exactly when none of its bytes exists', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.nat(60), fc.nat(40), (start, length, size) => {
        const range = readByteRange(`bytes=${start}-${start + length}`, size);
        expect(range === 'unsatisfiable').toBe(start >= size);
      }),
      runs(1000),
    );
  });
});
