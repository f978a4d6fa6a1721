import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { joinsNext, arabicLetter } from '@/scripts/documents/arabicLetters';
import { arabicPath, setArabic } from '@/scripts/documents/arabicLine';
import { MONUMENTS } from '@/scripts/documents/monuments';
import { SABAIC_LETTERS, sabaicPath, sabaicSigns } from '@/scripts/documents/sabaicLine';
import { STONES } from '@/scripts/documents/stones';
import { WRITINGS } from '@/scripts/documents/writings';
import { DRAWING_SIZE } from '@/lib/documents/drawing';
import { listContent } from '@/lib/server/content/records';
import { forAll } from '@/tests/fixtures/runners/property';

const drawings = { ...STONES, ...WRITINGS, ...MONUMENTS };

describe('the drawings of the documents', () => {
  it('exist for exactly the documents of content', () => {
    expect(Object.keys(drawings).sort()).toEqual(listContent('documents'));
  });

  it.each(Object.entries(drawings))('of %s equals its file', (slug, draw) => {
    expect(draw()).toBe(readFileSync(`public/documents/${slug}.svg`, 'utf8'));
  });

  it.each(Object.entries(drawings))(
    'of %s has the common size, valid numbers and at most 40 kB',
    (_, draw) => {
      const svg = draw();
      expect(svg).toContain(`viewBox="0 0 ${DRAWING_SIZE.width} ${DRAWING_SIZE.height}"`);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg.length).toBeLessThan(40_000);
    },
  );
});

const arabic = fc.stringMatching(/^[اأبتثجحخدذرزسشصضطظعغفقكلمنهويىة]{1,9}$/);

describe('Arabic words in skeleton letters', () => {
  it('have their letters in order along the line', () => {
    forAll(fc.array(arabic, { minLength: 1, maxLength: 4 }), (words) => {
      const { letters, length } = setArabic(words.join(' '));
      const starts = letters.map(({ at }) => at);
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      expect(length).toBeGreaterThan(starts.at(-1) ?? 0);
    });
  });

  it('are not joined after alif, dâl, râ’ and wâw', () => {
    expect([...'ادذرزو'].filter(joinsNext)).toEqual([]);
    expect([...'بجسصطعفقكلمنهي'].every(joinsNext)).toBe(true);
  });

  it('skip diacritics', () => {
    expect(arabicLetter('َ', { before: false, after: false })).toBeNull();
    expect(setArabic('بَ').length).toBe(setArabic('ب').length);
  });

  it('scale with their unit', () => {
    const textLine = setArabic('بسم الله');
    const pathLengths = [2, 4].map((unit) => arabicPath(textLine, 0, 0, unit).length);
    expect(Math.abs((pathLengths[0] ?? 0) - (pathLengths[1] ?? 0))).toBeLessThan(120);
    expect(arabicPath(textLine, 0, 0, 2)).not.toBe(arabicPath(textLine, 0, 0, 4));
  });
});

describe('Sabaic signs', () => {
  it('are read from a transliteration, with a bar between two words', () => {
    expect(sabaicSigns('b-ms¹ḥ w')).toEqual(['b', 'm', 's¹', 'ḥ', null, 'w']);
  });

  it('are drawn for each letter of the alphabet', () => {
    for (const sign of SABAIC_LETTERS) expect(sabaicPath([sign], 100, 0, 4)).toMatch(/^M/);
  });

  it('are refused when unknown', () => {
    expect(() => sabaicPath(['x'], 0, 0, 1)).toThrow('n’est pas dessinée');
  });
});
