import { createPronouncer, unknownWords } from '@/scripts/narration/lexicon';
import lexicon from '@/scripts/narration/lexicon.json';
import { withoutMarks } from '@/lib/episodes/marks';

const pronounce = createPronouncer({
  Umar: "[[um'ar]]",
  Négus: 'Négusse',
  'Hirâ’': "[[hir'a:]]",
  Harb: "[[h'arb]]",
  Abd: '[[abd]]',
  'Abd al-Malik': "[[abd almal'ik]]",
  'al-Malik': "[[almal'ik]]",
  umma: "[[um'a]]",
});

describe('marks of a sentence', () => {
  it('are removed, and leave the spoken words', () => {
    const written = 'À [La Mecque](lieu:la-mecque), [Khadîja](personne:khadija) l’écoute.';
    expect(withoutMarks(written)).toBe('À La Mecque, Khadîja l’écoute.');
  });
});

describe('the pronouncer', () => {
  it.each([
    ['replaces a written form by its respelling', 'Le Négus refuse.', 'Le Négusse refuse.'],
    [
      'joins an elided word to phonemes',
      'd’Umar, qu’Umar, L’Umar',
      "[[dum'ar]], [[kum'ar]], [[lum'ar]]",
    ],
    ['leaves an elided word before a respelling', 'd’Négus', 'd’Négusse'],
    ['prefers the longest form', 'Abd al-Malik', "[[abd almal'ik]]"],
    ['replaces whole words only', 'Umarites, Harbin', 'Umarites, Harbin'],
    [
      'reads a form that ends with an apostrophe',
      'la grotte de Hirâ’, au nord',
      "la grotte de [[hir'a:]], au nord",
    ],
    ['accepts a common noun with a capital', 'Umma', "[[um'a]]"],
    ['ignores a name without its capital', 'harb', 'harb'],
  ])('%s', (_, written, expected) => {
    expect(pronounce(written)).toBe(expected);
  });

  it('reports transliterated words without a pronunciation', () => {
    expect(unknownWords(pronounce('Umar et Banû Khalîl sont sûrs de cinq goûts'))).toEqual([
      'Banû',
      'Khalîl',
    ]);
  });
});

describe('the lexicon of pronunciations', () => {
  it('writes apostrophes as the episodes do', () => {
    expect(Object.keys(lexicon).filter((form) => form.includes("'"))).toEqual([]);
  });

  it('stresses at most one vowel per word, within closed brackets', () => {
    const phonemes = Object.values(lexicon).filter((value) => value.includes('[['));
    for (const value of phonemes) expect(value).toMatch(/^\[\[[^[\]]+\]\]$/);
    const words = phonemes.flatMap((value) => value.slice(2, -2).split(' '));
    expect(words.filter((word) => word.split("'").length > 2)).toEqual([]);
  });
});
