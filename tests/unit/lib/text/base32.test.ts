import { fromBase32, normalBase32, toBase32 } from '@/lib/text/base32';

it('base 32 writes and reads five bits per symbol, with leading zeros', () => {
  expect(toBase32(0, 3)).toBe('000');
  expect(toBase32(2 ** 50 - 1, 10)).toBe('ZZZZZZZZZZ');
  expect(toBase32(32 * 17 + 31, 3)).toBe('0HZ');
  expect(fromBase32('0HZ')).toBe(32 * 17 + 31);
  expect(fromBase32('0U1')).toBeNull();
});

it('base 32 normalizes a typed letter to the symbol that the letter resembles', () => {
  expect(normalBase32('il-o u a')).toBe('110VA');
});
