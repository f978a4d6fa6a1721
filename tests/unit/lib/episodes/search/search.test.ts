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
const episodeRanks = (text: string) => [...search(text).keys()].sort();
const sentenceStarts = (text: string, rank: number) =>
  search(text)
    .get(rank)
    ?.sentences.map(({ start }) => start);

describe('a search', () => {
  it.each(['Khadîja', 'khadija', 'KHADIDJA', 'Khadidja', 'khadij'])(
    'finds Khadîja under %s',
    (text) => expect(episodeRanks(text)).toEqual([1]),
  );

  it.each(['Muhammad', 'Mohammed', 'mohamed', 'Mahomet', 'muham'])(
    'finds Muhammad under %s',
    (text) => expect(episodeRanks(text)).toEqual([0, 1]),
  );

  it('returns the title, description and sentences in which its words stand', () => {
    expect(search('badr').get(0)).toEqual({
      isInTitle: true,
      description: '#Badr',
      sentences: [{ text: 'Les puits de Badr.', start: 10 }],
    });
    expect(search('syrie').get(1)).toMatchObject({ isInTitle: false, description: null });
  });

  it('requires every word, wherever each is in the episode', () => {
    expect(episodeRanks('caravane badr')).toEqual([0]);
    expect(episodeRanks('caravane nulle')).toEqual([]);
    expect(sentenceStarts('caravane badr', 0)).toEqual([10, 20]);
  });

  it('shows the sentence with all words rather than the sentences with one', () => {
    expect(sentenceStarts('khadija muhammad', 1)).toEqual([30]);
  });

  it('shows at most three sentences, in spoken order', () => {
    expect(sentenceStarts('caravane', 1)).toEqual([10, 40, 50]);
  });

  it('ignores insignificant words', () => {
    expect(sentenceStarts('la caravane', 0)).toEqual([20]);
    expect(episodeRanks('la')).toEqual([0, 1]);
  });

  it('needs two letters or a digit, and matches the beginning of a word', () => {
    expect(termsOf('m')).toEqual([]);
    expect(termsOf('caravane d')).toEqual(termsOf('caravane'));
    expect(episodeRanks('ba')).toEqual([0]);
    expect(termsOf('9')).toHaveLength(1);
  });

  it('matches a plural with its singular', () => {
    expect(episodeRanks('puits')).toEqual([0]);
    expect(episodeRanks('batailles')).toEqual(episodeRanks('bataille'));
  });

  it('does not match a word with a name of which only the beginning sounds alike', () => {
    expect(episodeRanks('mot')).toEqual([]);
  });

  it('finds no episode for absent words', () => {
    expect(search('zzz').size).toBe(0);
  });

  it('finds each episode by any of its words, with words in every sentence shown', () => {
    const words = EPISODES.flatMap(({ sentences: spoken }, index) =>
      spoken.flatMap(({ text }) =>
        text
          .split(/[ .]+/)
          .filter(Boolean)
          .map((word) => ({ word, rank: index })),
      ),
    );
    forAll(fc.constantFrom(...words), ({ word, rank }) => {
      const result = search(word).get(rank);
      expect(result?.sentences.length).toBeGreaterThan(0);
      expect(result?.sentences.length).toBeLessThanOrEqual(MAX_SENTENCES);
      for (const { text } of result?.sentences ?? []) {
        expect(highlight(text, termsOf(word), spellings).some(({ isFound }) => isFound)).toBe(
          true,
        );
      }
    });
  });
});

describe('the found words', () => {
  const foundWords = (text: string, query: string) =>
    highlight(text, termsOf(query), spellings)
      .filter(({ isFound }) => isFound)
      .map((piece) => piece.text);

  it('are marked as they are written', () => {
    expect(foundWords('Khadîja, et l’Arabie', 'khadidja arabie')).toEqual([
      'Khadîja',
      'Arabie',
    ]);
    expect(foundWords('Sourate al-Nûr', 'an-nour')).toEqual(['Nûr']);
  });

  it('leave the text unchanged, whatever the query', () => {
    const text = fc.string({ unit: 'grapheme' });
    forAll(text, text, (original, query) => {
      const pieces = highlight(original, termsOf(query), spellings);
      expect(pieces.map((piece) => piece.text).join('')).toBe(original);
      expect(pieces.every((piece) => piece.text !== '')).toBe(true);
    });
  });
});
