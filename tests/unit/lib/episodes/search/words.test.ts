import fc from 'fast-check';
import { foldWord, wordsOf } from '@/lib/episodes/search/words';
import { forAll } from '@/tests/fixtures/runners/property';

const foldedWords = (text: string) => wordsOf(text).map((word) => word.folded);

describe('the words of a text', () => {
  it('have neither capitals nor accents, nor the signs of the transliteration', () => {
    expect(foldedWords('Khadîja, à Tâ’if : sœur !')).toEqual(['khadija', 'a', 'taif', 'soeur']);
  });

  it.each([
    ['l’Arabie', ['arabie']],
    ["jusqu'à Qubâ’", ['a', 'quba']],
    ['Aujourd’hui', ['aujourdhui']],
    ['la Ka’ba', ['la', 'kaba']],
    ['Mu’âwiya, Sa’d', ['muawiya', 'sad']],
  ])('distinguish an elision from a letter in «%s»', (text, words) => {
    expect(foldedWords(text)).toEqual(words);
  });

  it.each(['al-Nûr', 'an-Nûr', 'Al‑Nûr', 'Nûr'])('leave out the article of «%s»', (text) => {
    expect(foldedWords(text)).toEqual(['nur']);
  });

  it('are separated by a hyphen', () => {
    expect(foldedWords('connaît-on, Abû l-Âs')).toEqual(['connait', 'on', 'abu', 'as']);
  });

  it('have their positions in the text, in order', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      let lastEnd = 0;
      for (const { from, to, folded: word } of wordsOf(text)) {
        expect(from).toBeGreaterThanOrEqual(lastEnd);
        expect(foldWord(text.slice(from, to))).toBe(word);
        lastEnd = to;
      }
      expect(lastEnd).toBeLessThanOrEqual(text.length);
    });
  });

  it('are folded idempotently', () => {
    forAll(fc.string({ unit: 'grapheme' }), (text) => {
      for (const word of foldedWords(text)) expect(foldWord(word)).toBe(word);
    });
  });
});
