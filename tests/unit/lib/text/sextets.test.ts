import fc from 'fast-check';
import { sextetReader, sextetWriter } from '@/lib/text/sextets';
import { forAll } from '@/tests/fixtures/runners/property';

const numbers = fc.array(
  fc.record({
    isRice: fc.boolean(),
    bits: fc.integer({ min: 1, max: 16 }),
    value: fc.nat(60_000),
  }),
);

it('numbers are read back as they were written, up to the end of the text', () => {
  forAll(numbers, (list) => {
    const writer = sextetWriter();
    const writtenValues = list.map(({ isRice, bits, value }) => {
      const inRange = value % (isRice ? 2 ** bits * 40 : 2 ** bits);
      writer[isRice ? 'rice' : 'fixed'](inRange, bits);
      return inRange;
    });
    const text = writer.text();
    expect(text).toMatch(/^[\w-]*$/);
    const reader = sextetReader(text);
    const readValues = list.map(({ isRice, bits }) =>
      reader?.[isRice ? 'rice' : 'fixed'](bits),
    );
    expect(readValues).toEqual(writtenValues);
    expect(reader?.isWhole()).toBe(true);
  });
});

it('the reader of sextets is null for an invalid character, and not whole after a read past the end', () => {
  expect(sextetReader('A+')).toBeNull();
  const reader = sextetReader('A');
  reader?.fixed(7);
  expect(reader?.isWhole()).toBe(false);
});
