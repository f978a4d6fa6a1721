import fc from 'fast-check';
import { fold } from '@/lib/text/fold';
import { CASES } from './cases';
import { SEARCHES } from './searches';

/** Generates texts with the characters of pages. */
const letters = fc.string({
  unit: fc.constantFrom(...'aéÉçœŒ ’ʿâT-Ia\u0301\u00a0«…9٢ßΣσςİı(.ةهأاى\u064eـ#\ud83d\ude00™½'),
  maxLength: 14,
});
const text = fc.oneof(
  letters,
  fc.string({ unit: 'binary', maxLength: 10 }),
  fc.string({ unit: 'grapheme', maxLength: 10 }),
);
const spacing = fc.constantFrom('', ' ', '\t', '\u00a0 ', '\n');
const letterCases = fc.constantFrom(
  (word: string) => word,
  (word: string) => word.toUpperCase(),
  (word: string) => word.toLowerCase(),
);

describe.each(SEARCHES)('the search in %s', (_, search) => {
  const finds = (name: string, query: string) =>
    search([{ name, description: 'Ce qui en est dit.' }], query).length > 0;

  it.each(CASES.flatMap(([name, queries]) => queries.map((query) => [query, name] as const)))(
    'for « %s » finds « %s »',
    (query, name) => {
      expect(finds(name, query)).toBe(true);
    },
  );

  it.each([
    ['Médine', 'mecque'],
    ['Médine', 'medine mecque'],
    ['Médine', 'medinet'],
    ['مكة', 'مدينة'],
    ['L’Hégire, en 622', '623'],
    ['Alî', 'qui était Umar'],
  ])('does not find « %s » for « %s »', (name, query) => {
    expect(finds(name, query)).toBe(false);
  });

  it('ignores insignificant words only when the query has another word', () => {
    const items = ['Qui était là', 'Khadîja'].map((name) => ({ name, description: '' }));
    expect(search(items, 'qui était')).toEqual(['Qui était là']);
    expect(search(items, 'qui était khadija')).toEqual(['Khadîja']);
  });

  it('finds all items that contain the typed text, trimmed and in any case, in name or description', () => {
    fc.assert(
      fc.property(
        text,
        text,
        fc.nat(),
        fc.nat(),
        spacing,
        letterCases,
        (name, description, a, b, space, changeCase) => {
          for (const field of [name, description]) {
            const [start, end] = [a % (field.length + 1), b % (field.length + 1)];
            const part = field.slice(Math.min(start, end), Math.max(start, end));
            const query = `${space}${changeCase(part)}${space}`;
            const trimmed = query.trim().toLowerCase();
            if (trimmed === '' || !field.toLowerCase().includes(trimmed)) continue;
            expect(search([{ name, description }], query)).toEqual([name]);
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
    const separator = fc.constantFrom(' ', '-', '\u00a0', '\u202f', '‑', ' – ', '\t', ', ');
    fc.assert(
      fc.property(
        fc.uniqueArray(word, { minLength: 1 }),
        fc.nat(),
        separator,
        separator,
        (words, shift, nameSeparator, querySeparator) => {
          const reordered = [
            ...words.slice(shift % words.length),
            ...words.slice(0, shift % words.length),
          ];
          expect(finds(words.join(nameSeparator), reordered.join(querySeparator))).toBe(true);
        },
      ),
    );
  });

  it('finds a name typed in another normalization, in capitals, or with other apostrophes, Arabic letters or digits', () => {
    const forms: readonly ((query: string) => string)[] = [
      (query) => query.normalize('NFD'),
      (query) => query.normalize('NFC'),
      (query) => query.toUpperCase(),
      (query) => query.replaceAll('’', '`'),
      (query) => query.replaceAll('’', 'ʿ'),
      (query) => query.replaceAll('’', ''),
      (query) => query.replaceAll('ة', 'ه').replaceAll('أ', 'ا'),
      (query) => query.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit))),
      (query) => query.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ];
    fc.assert(
      fc.property(
        fc.constantFrom(...CASES.map(([name]) => name)),
        fc.array(fc.constantFrom(...forms), { maxLength: 4 }),
        (name, chosen) => {
          expect(
            finds(
              name,
              chosen.reduce((query, form) => form(query), name),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});

describe('a folded text', () => {
  it('is unchanged by another folding, and the same for a lower-case text', () => {
    fc.assert(
      fc.property(text, (original) => {
        expect(fold(fold(original))).toBe(fold(original));
        expect(fold(original.toLowerCase())).toBe(fold(original));
      }),
    );
  });

  it('is unchanged by another folding, and independent of case and normalization, for every character', () => {
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

  it('equals the folded parts, joined', () => {
    fc.assert(
      fc.property(text, text, (a, b) => {
        const hasSurrogate = /\p{Cs}/u.test(a + b) || /\p{Cs}/u.test(a) || /\p{Cs}/u.test(b);
        if (!hasSurrogate) expect(fold(a + b)).toBe(fold(a) + fold(b));
      }),
    );
  });
});
