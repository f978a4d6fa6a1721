import fc from 'fast-check';
import { typeset } from '@/lib/text/typeset';
import { forAll } from '@/tests/fixtures/runners/property';

const NARROW = '\u202f';
const WIDE = '\u00a0';

const words = fc.array(
  fc.constantFrom(
    'Médine',
    'a',
    '«',
    '»',
    ':',
    ';',
    '!',
    '?',
    ' ',
    '  ',
    WIDE,
    NARROW,
    '\n',
    '.',
  ),
  { maxLength: 12 },
);

describe('typeset', () => {
  it.each([
    ['Où est l’eau ?', `Où est l’eau${NARROW}?`],
    ['Quelle soif !', `Quelle soif${NARROW}!`],
    ['le nord ; le sud', `le nord${NARROW}; le sud`],
    ['Une question : où ?', `Une question${WIDE}: où${NARROW}?`],
    ['« la barrière »', `«${WIDE}la barrière${WIDE}»`],
    ['une fin :', `une fin${WIDE}:`],
    ['à 12:30', 'à 12:30'],
    ['Quoi?', 'Quoi?'],
    ['Troisième calife (644-656).', 'Troisième calife (644–656).'],
    ['les guerres de 632-633 contre', 'les guerres de 632–633 contre'],
    ['613–619', '613–619'],
    ['Coran 2, 142-150', 'Coran 2, 142–150'],
    ['01-23-45-67', '01-23-45-67'],
    ['2026-11-22', '2026-11-22'],
    ['[Médine](lieu:medine) ?', `[Médine](lieu:medine)${NARROW}?`],
  ])('changes %p to %p', (text, expected) => {
    expect(typeset(text)).toBe(expected);
  });

  it('keeps the no-break spaces that the author typed', () => {
    const typed = `«${WIDE}la barrière${WIDE}»${NARROW}?`;
    expect(typeset(typed)).toBe(typed);
  });

  it('is idempotent', () => {
    fc.assert(
      fc.property(words, (parts) => {
        const result = typeset(parts.join(''));
        expect(typeset(result)).toBe(result);
      }),
      { examples: [[['«', ' ', 'a', ' ', '»']]] },
    );
  });

  it('never changes an address', () => {
    forAll(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
      expect(typeset(address)).toBe(address);
      expect(typeset(`Voir ${address} : tout y est.`)).toContain(`Voir ${address}`);
    });
  });

  it('changes nothing but spaces in words and punctuation', () => {
    forAll(words, (parts) => {
      const withoutSpaces = (text: string) => text.replace(/[ \u00a0\u202f]/g, '');
      expect(withoutSpaces(typeset(parts.join('')))).toBe(withoutSpaces(parts.join('')));
    });
  });
});
