import { createPronouncer, unknownWords } from '@/scripts/narration/lexicon';
import lexicon from '@/scripts/narration/lexicon.json';
import { withoutMarks } from '@/lib/episodes/marks';

const pronounce = createPronouncer({
  Umar: "[[um'ar]]",
  Négus: 'Négusse',
  'Hirâ’': "[[hir'a:]]",
  Harb: "[[h'arb]]",
  'Abd al-Malik': "[[abd almal'ik]]",
  'al-Malik': "[[almal'ik]]",
  umma: "[[um'a]]",
});

describe('marks', () => {
  it('leave only what is heard', () => {
    const written = 'À [La Mecque](lieu:la-mecque), [Khadîja](personne:khadija) l’écoute.';
    expect(withoutMarks(written)).toBe('À La Mecque, Khadîja l’écoute.');
  });
});

describe('the pronouncer', () => {
  it('replaces a written form by what is said', () => {
    expect(pronounce('Le Négus refuse.')).toBe('Le Négusse refuse.');
  });

  it('joins an elided word to phonemes, and leaves it before a respelling', () => {
    expect(pronounce('d’Umar, qu’Umar, L’Umar')).toBe("[[dum'ar]], [[kum'ar]], [[lum'ar]]");
    expect(pronounce('d’Négus')).toBe('d’Négusse');
  });

  it('prefers the longest form', () => {
    expect(pronounce('Abd al-Malik')).toBe("[[abd almal'ik]]");
  });

  it('replaces whole words only', () => {
    expect(pronounce('Umarites, Harbin')).toBe('Umarites, Harbin');
  });

  it('reads a form that ends with an apostrophe', () => {
    expect(pronounce('la grotte de Hirâ’, au nord')).toBe("la grotte de [[hir'a:]], au nord");
  });

  it('lets a common noun begin a sentence, but not a name lose its capital', () => {
    expect(pronounce('Umma')).toBe("[[um'a]]");
    expect(pronounce('harb')).toBe('harb');
  });

  it('points out transliterated words that nobody has taught it', () => {
    expect(unknownWords(pronounce('Umar et Banû Khalîl sont sûrs de cinq goûts'))).toEqual([
      'Banû',
      'Khalîl',
    ]);
  });
});

describe('the lexicon', () => {
  it('writes apostrophes as the episodes do', () => {
    expect(Object.keys(lexicon).filter((form) => form.includes("'"))).toEqual([]);
  });

  it('stresses at most one vowel a word, and closes its brackets', () => {
    const phonemes = Object.values(lexicon).filter((said) => said.includes('[['));
    for (const said of phonemes) expect(said).toMatch(/^\[\[[^[\]]+\]\]$/);
    const words = phonemes.flatMap((said) => said.slice(2, -2).split(' '));
    expect(words.filter((word) => word.split("'").length > 2)).toEqual([]);
  });
});
