import fc from 'fast-check';
import { highlight } from '@/lib/episodes/search/highlight';
import { MAX_SENTENCES, searchEpisodes } from '@/lib/episodes/search/search';
import { buildSearchIndex, type Searchable } from '@/lib/episodes/search/searchIndex';
import { createSpellings } from '@/lib/episodes/search/spellings';
import { termsOf } from '@/lib/episodes/search/terms';
import { forAll } from '@/tests/fixtures/runners/property';

const spellings = createSpellings(
  ['Muhammad', 'Khadîja', 'Mu’ta', 'al-Nûr', 'Badr', 'Quraysh'],
  [['Muhammad', 'Mahomet']],
);

const sentencesOf = (...texts: readonly string[]) =>
  texts.map((text, index) => ({ text, start: (index + 1) * 10 }));

const EPISODES: readonly Searchable[] = [
  {
    title: 'Badr, Uhud, le Fossé',
    description: 'Trois batailles.\n\nEt ce que l’on en sait. #Badr',
    sentences: sentencesOf('Les puits de Badr.', 'La caravane est passée.', 'Muhammad prie.'),
  },
  {
    title: 'Une caravane',
    description: 'Khadîja, la marchande.',
    sentences: sentencesOf(
      'Une caravane part pour la Syrie.',
      'Khadîja l’attend.',
      'Khadîja et Muhammad.',
      'Une autre caravane de Quraysh.',
      'Des caravanes encore.',
    ),
  },
];

const index = buildSearchIndex(EPISODES, spellings);
const search = (text: string) => searchEpisodes(index, termsOf(text));
const ranks = (text: string) => [...search(text).keys()].sort();
const sentences = (text: string, rank: number) =>
  search(text)
    .get(rank)
    ?.sentences.map(({ start }) => start);

describe('a search', () => {
  it.each(['Khadîja', 'khadija', 'KHADIDJA', 'Khadidja', 'khadij'])(
    'finds Khadîja under %s',
    (text) => expect(ranks(text)).toEqual([1]),
  );

  it.each(['Muhammad', 'Mohammed', 'mohamed', 'Mahomet', 'muham'])(
    'finds Muhammad under %s',
    (text) => expect(ranks(text)).toEqual([0, 1]),
  );

  it('gives the positions of the words', () => {
    expect(search('badr').get(0)).toEqual({
      isInTitle: true,
      description: '#Badr',
      sentences: [{ text: 'Les puits de Badr.', start: 10 }],
    });
    expect(search('syrie').get(1)).toMatchObject({ isInTitle: false, description: null });
  });

  it('requires every word, wherever each is in the episode', () => {
    expect(ranks('caravane badr')).toEqual([0]);
    expect(ranks('caravane nulle')).toEqual([]);
    expect(sentences('caravane badr', 0)).toEqual([10, 20]);
  });

  it('shows the sentence that has all the words rather than those that have one', () => {
    expect(sentences('khadija muhammad', 1)).toEqual([30]);
  });

  it('shows at most three sentences, in spoken order', () => {
    expect(sentences('caravane', 1)).toEqual([10, 40, 50]);
  });

  it('ignores insignificant words', () => {
    expect(sentences('la caravane', 0)).toEqual([20]);
    expect(ranks('la')).toEqual([0, 1]);
  });

  it('needs two letters, which it takes for the beginning of a word', () => {
    expect(termsOf('m')).toEqual([]);
    expect(termsOf('caravane d')).toEqual(termsOf('caravane'));
    expect(ranks('ba')).toEqual([0]);
    expect(termsOf('9')).toHaveLength(1);
  });

  it('takes a plural for its singular', () => {
    expect(ranks('puits')).toEqual([0]);
    expect(ranks('batailles')).toEqual(ranks('bataille'));
  });

  it('does not take a word for a name that only sounds like its beginning', () => {
    expect(ranks('mot')).toEqual([]);
  });

  it('finds nothing for absent words, and returns that', () => {
    expect(search('zzz').size).toBe(0);
  });

  it('finds each episode by any of its words, with words in every sentence shown', () => {
    const texts = EPISODES.flatMap(({ sentences: all }, index) =>
      all.flatMap(({ text }) =>
        text
          .split(/[ .]+/)
          .filter(Boolean)
          .map((word) => ({ word, rank: index })),
      ),
    );
    forAll(fc.constantFrom(...texts), ({ word, rank }) => {
      const found = search(word).get(rank);
      expect(found?.sentences.length).toBeGreaterThan(0);
      expect(found?.sentences.length).toBeLessThanOrEqual(MAX_SENTENCES);
      for (const { text } of found?.sentences ?? []) {
        expect(highlight(text, termsOf(word), spellings).some(({ isFound }) => isFound)).toBe(
          true,
        );
      }
    });
  });
});

describe('the found words', () => {
  const marked = (text: string, looked: string) =>
    highlight(text, termsOf(looked), spellings)
      .filter(({ isFound }) => isFound)
      .map((piece) => piece.text);

  it('are marked as they are written', () => {
    expect(marked('Khadîja, et l’Arabie', 'khadidja arabie')).toEqual(['Khadîja', 'Arabie']);
    expect(marked('Sourate al-Nûr', 'an-nour')).toEqual(['Nûr']);
  });

  it('leave the text unchanged, whatever is searched', () => {
    const text = fc.string({ unit: 'grapheme' });
    forAll(text, text, (whole, looked) => {
      const pieces = highlight(whole, termsOf(looked), spellings);
      expect(pieces.map((piece) => piece.text).join('')).toBe(whole);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    });
  });
});
