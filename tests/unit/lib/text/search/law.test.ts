import fc from 'fast-check';
import { fold } from '@/lib/text/fold';
import { CASES } from './cases';
import { SEARCHES } from './searches';

/** Random texts: with the characters of pages, and with any characters. */
const letters = fc.string({
  unit: fc.constantFrom(...'aéÉçœŒ ’ʿâT-Ia\u0301\u00a0«…9٢ßΣσςİı(.ةهأاى\u064eـ#\ud83d\ude00™½'),
  maxLength: 14,
});
const text = fc.oneof(
  letters,
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const around = fc.constantFrom('', ' ', '\t', '\u00a0 ', '\n');
const cased = fc.constantFrom(
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => word.toLowerCase(),
);

describe.each(SEARCHES)('in %s', (_, search) => {
  const finds = (name: string, typed: string) =>
    search([{ name, description: 'Ce qui en est dit.' }], typed).length > 0;

  it.each(CASES.flatMap(([name, typed]) => typed.map((one) => [one, name] as const)))(
    '« %s » finds « %s »',
    (typed, name) => {
      expect(finds(name, typed)).toBe(true);
    },
  );

  it.each([
    ['Médine', 'mecque'],
    ['Médine', 'medine mecque'],
    ['Médine', 'medinet'],
    ['مكة', 'مدينة'],
    ['L’Hégire, en 622', '623'],
    ['Alî', 'qui était Umar'],
  ])('« %s » is not found under « %s »', (name, typed) => {
    expect(finds(name, typed)).toBe(false);
  });

  it('drops insignificant words only where another word is left', () => {
    const things = ['Qui était là', 'Khadîja'].map((name) => ({ name, description: '' }));
    expect(search(things, 'qui était')).toEqual(['Qui était là']);
    expect(search(things, 'qui était khadija')).toEqual(['Khadîja']);
  });

  it('finds all items that contain the typed text, trimmed and in any case, in name or description', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.nat(),
        fc.nat(),
        around,
        cased,
        (name, expected, a, b, gap, to) => {
          for (const whole of [name, expected]) {
            const [from, end] = [a % (whole.length + 1), b % (whole.length + 1)];
            const part = whole.slice(Math.min(from, end), Math.max(from, end));
            const typed = `${gap}${to(part)}${gap}`;
            const sought = typed.trim().toLowerCase();
            if (sought === '' || !whole.toLowerCase().includes(sought)) continue;
            expect(search([{ name, description: expected }], typed)).toEqual([name]);
          }
        },
      ),
    );
  });

  it('ignores the order of words, and the kind of spaces', () => {
    const word = fc.constantFrom(
      'Médine',
      'Tâ’if',
      'Badr',
      '622',
      'مكة',
      'Qubâ’',
      'île',
      'Aqsâ',
    );
    const gap = fc.constantFrom(' ', '-', '\u00a0', '\u202f', '‑', ' – ', '\t', ', ');
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1 }),
        fc.nat(),
        gap,
        gap,
        (all, seed, g, h) => {
          const moved = [...all.slice(seed % all.length), ...all.slice(0, seed % all.length)];
          expect(finds(all.join(g), moved.join(h))).toBe(true);
        },
      ),
    );
  });

  it('finds a name typed in another normalization, in capitals, or with other apostrophes, Arabic letters or digits', () => {
    const forms: readonly ((typed: string) => string)[] = [
      (typed) => typed.normalize('NFD'),
      (typed) => typed.normalize('NFC'),
      (typed) => typed.toUpperCase(),
      (typed) => typed.replaceAll('’', '`'),
      (typed) => typed.replaceAll('’', 'ʿ'),
      (typed) => typed.replaceAll('’', ''),
      (typed) => typed.replaceAll('ة', 'ه').replaceAll('أ', 'ا'),
      (typed) => typed.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      (typed) => typed.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES.map(([name]) => name)),
        fc.array(fc.constantFrom(...forms), { maxLength: 4 }),
        (name, chosen) => {
          expect(
            finds(
              name,
              chosen.reduce((typed, form) => form(typed), name),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('a folded text', () => {
  it('is idempotent, the same from capitals and from small letters', () => {
    fc.assert(
      fc.property(text, (whole) => {
        expect(fold(fold(whole))).toBe(fold(whole));
        expect(fold(whole.toLowerCase())).toBe(fold(whole));
      }),
    );
  });

  it('is idempotent, the same from small letters, for every character, composed or decomposed', () => {
    const unequal: string[] = [];
    for (let code = 0; code <= 0x10ffff; code += 1) {
      const character = String.fromCodePoint(code);
      // Unassigned and private characters have neither case nor decomposition.
      if (/\p{Cn}|\p{Co}|\p{Cs}/u.test(character)) continue;
      const folded = fold(character);
      const forms = [folded, character.toLowerCase(), character.normalize('NFD')];
      if (forms.some((form) => fold(form) !== folded)) unequal.push(code.toString(16));
    }
    expect(unequal).toEqual([]);
  });

  it('has independently folded parts', () => {
    fc.assert(
      fc.property(text, text, (one, other) => {
        const isHalf =
          /\p{Cs}/u.test(one + other) || /\p{Cs}/u.test(one) || /\p{Cs}/u.test(other);
        if (!isHalf) expect(fold(one + other)).toBe(fold(one) + fold(other));
      }),
    );
  });
});
