import fc from 'fast-check';
import { hashOf } from '@/lib/text/hash';
import { forAll } from '@/tests/fixtures/runners/property';

describe('the hash of a text', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('is the published FNV-1a hash of %p: %i', (text, hash) => expect(hashOf(text)).toBe(hash));

  it('is an unsigned integer of 32 bits', () => {
    forAll(fc.string(), (text) => {
      const hash = hashOf(text);
      expect(Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32).toBe(true);
    });
  });
});
