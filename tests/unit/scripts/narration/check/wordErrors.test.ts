import { numberWords } from '@/scripts/narration/check/numbers';
import { errorsBySentence, wordErrors } from '@/scripts/narration/check/wordErrors';
import { soundsIn } from '@/scripts/narration/check/wordSounds';

/** Fakes espeak-ng: returns the letters of a word without mute endings. */
const soundsOf = (word: string): readonly string[] => [...word.replace(/’|e?s?$/g, '')];

it.each([
  [0, 'zéro'],
  [17, 'dix sept'],
  [21, 'vingt et un'],
  [71, 'soixante et onze'],
  [80, 'quatre vingt'],
  [97, 'quatre vingt dix sept'],
  [622, 'six cent vingt deux'],
  [3000, 'trois mille'],
  [1977, 'mille neuf cent soixante dix sept'],
])('%d is written « %s »', (value, words) => {
  expect(numberWords(value)).toBe(words);
});

it.each([
  ['Où est l’eau\u202f?', "ou est l'eau"],
  ['En 622, quatre mois.', 'En six cent vingt-deux, 4 mois.'],
  ['Au cinquième siècle', 'Au 5e siècle'],
  ['Trois cents hommes', '300 hommes'],
])('the texts « %s » and « %s » have no word errors', (written, heard) => {
  expect(wordErrors(written, heard).errors).toBe(0);
});

it('changed, omitted and added words are counted', () => {
  expect(wordErrors('un deux trois quatre', 'un dos trois')).toMatchObject({
    words: 4,
    errors: 2,
  });
  expect(wordErrors('un deux', 'un et deux')).toMatchObject({ errors: 1, plainErrors: 1 });
});

it('errors in names are counted apart, each with the recognized words', () => {
  const result = wordErrors('La foi de Khadîja demeure.', 'La foi de Kadi ja demeure');
  expect(result).toMatchObject({ errors: 1, plainErrors: 0, plainWords: 4 });
  expect(result.names).toEqual([['khadija', 'kadi ja']]);
});

it('errors of sentences recognized together are counted for each sentence', () => {
  const texts = ['La mer est calme.', 'Elle monte.', 'On part.'];
  const results = errorsBySentence(texts, 'la mère est calme elle monte haut on part');
  expect(results.map(({ words, errors }) => [words, errors])).toEqual([
    [4, 1],
    [2, 1],
    [2, 0],
  ]);
  expect(results.map(({ heard }) => heard)).toEqual([
    'la mere est calme',
    'elle monte haut',
    'on part',
  ]);
});

it('a name at the beginning of a sentence is known by the lexicon', () => {
  const sounds = { isTaught: (form: string) => form === 'Umar', soundsOf };
  expect(wordErrors('Umar part.', 'Oumar part.', sounds)).toMatchObject({ plainErrors: 0 });
});

it.each([
  ['another ending', 'Les poèmes', 'les poème', 0],
  ['another division into words', 'Sa tribu part.', 's’atribu part', 0],
  ['a sound that is changed', 'Les poèmes', 'les poires', 1],
  ['a sound added at the end of a word', 'La mer monte', 'la merle monte', 1],
  ['a sound added inside a word', 'La mer monte', 'la mer mopnte', 1],
  ['a word added inside a word', 'La tribune', 'la tri et bune', 1],
])('the word errors of %s are counted: « %s », « %s »', (_, written, heard, errors) => {
  expect(wordErrors(written, heard, { isTaught: () => false, soundsOf })).toMatchObject({
    errors,
  });
});

it('a nasal vowel is one sound, and open vowels equal close vowels', () => {
  expect(soundsIn('kɔmˌɑ̃ tʁˈɛː')).toEqual(['k', 'o', 'm', 'ɑ̃', 't', 'ʁ', 'e']);
  expect(soundsIn('œ̃')).toEqual(soundsIn('ɛ̃'));
});
