import fc from 'fast-check';
import { pathToRegexp } from 'next/dist/compiled/path-to-regexp';
import { UNDECODABLE_PATH } from '@/lib/site/undecodablePath';
import { runs } from '@/tests/fixtures/runners/runs';

/** Options with which Next compiles the source of a redirect. */
const options = { strict: true, sensitive: false, delimiter: '/' };
const pattern = pathToRegexp(UNDECODABLE_PATH, [], options);

function isUndecodable(path: string): boolean {
  try {
    return decodeURIComponent(path).includes('\0');
  } catch {
    return true;
  }
}

const hex = fc.constantFrom(...'0123456789abcdefABCDEF');
const byte = fc.tuple(hex, hex).map(([high, low]) => `%${high}${low}`);
/** Bytes at the limits of valid UTF-8 (RFC 3629). */
const limitByte = fc
  .constantFrom(
    ...['00', '01', '7F', '80', '8F', '90', '9F', 'A0', 'BF', 'C0', 'C1', 'C2', 'DF', 'E0'],
    ...['E1', 'EC', 'ED', 'EE', 'EF', 'F0', 'F1', 'F3', 'F4', 'F5', 'FF'],
  )
  .map((digits) => `%${digits}`);
const letters = fc.string({ unit: 'binary', maxLength: 4 }).map(encodeLoosely);
const pathParts = fc.array(
  fc.oneof(
    { weight: 6, arbitrary: limitByte },
    { weight: 3, arbitrary: byte },
    { weight: 2, arbitrary: letters },
    { weight: 1, arbitrary: fc.constantFrom('%', '%2', '%G0', '/', 'outils', '.', '-') },
  ),
  { maxLength: 6 },
);

/** Percent-encodes a text; a text with a lone surrogate becomes empty. */
function encodeLoosely(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '';
  }
}

describe('the pattern of the addresses that cannot be decoded', () => {
  it('matches exactly when decoding throws or gives a null byte', () => {
    fc.assert(
      fc.property(pathParts, (parts) => {
        const path = `/${parts.join('')}`;
        expect([path, pattern.test(path)]).toEqual([path, isUndecodable(path)]);
      }),
      runs(1000),
    );
  });

  it('agrees with decodeURIComponent on every byte alone and after every first byte of a sequence', () => {
    const hexOf = (value: number) => value.toString(16).padStart(2, '0');
    const bytes = Array.from({ length: 256 }, (_, value) => `%${hexOf(value)}`);
    const mismatches = ['', ...bytes.slice(0xc0)]
      .flatMap((first) => bytes.map((second) => `/${first}${second}`))
      .filter((path) => pattern.test(path) !== isUndecodable(path));
    expect(mismatches).toEqual([]);
  });

  it.each([
    ...['/', '/episodes', '/outils/carte-interactive/arabie', '/%C3%A9', '/%F0%9F%8C%99'],
    '/a%20b',
  ])('does not match %p', (path) => {
    expect(pattern.test(path)).toBe(false);
  });

  it.each([
    ...['/%E0%A4%A', '/%', '/outils/%ff', '/%00', '/%C0%AF', '/%ED%A0%80', '/%F4%90%80%80'],
  ])('matches %p', (path) => {
    expect(pattern.test(path)).toBe(true);
  });

  it('matches a path of 30,000 characters without exponential backtracking', () => {
    const longPath = `/${'%C3%A9'.repeat(5000)}%`;
    expect(pattern.test(longPath)).toBe(true);
  });
});
