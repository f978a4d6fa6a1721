import { formatWords, readWords, wordsIn } from '@/lib/episodes/transcript/words';

const texts = (sentence: string): readonly string[] =>
  wordsIn(sentence).map(({ start, end }) => sentence.slice(start, end));

it.each([
  ['with their punctuation', 'Il va, puis vient.', ['Il', 'va,', 'puis', 'vient.']],
  ['without a mark that stands alone', 'Où\u202f? «\u00a0Là\u00a0»', ['Où', 'Là']],
  ['with an elided word as one', 'L’an s’agit-il', ['L’an', 's’agit-il']],
  [
    'with a number and its thousands as one',
    'en 622, 3\u202f000 hommes',
    ['en', '622,', '3\u202f000', 'hommes'],
  ],
  ['with an ordinal as one', 'au Xe siècle', ['au', 'Xe', 'siècle']],
])('wordsIn finds words %s', (_, sentence, words) => {
  expect(texts(sentence)).toEqual(words);
});

describe('the file of the words', () => {
  it('is read back in seconds', () => {
    const text = formatWords([
      [0, 4, 10],
      [1, 3],
    ]);
    expect(text).toBe('[\n[0,4,6],\n[1,2]\n]\n');
    expect(readWords(JSON.parse(text))).toEqual([
      [0, 0.1, 0.25],
      [0.025, expect.closeTo(0.075)],
    ]);
  });

  it.each([[null], [{}], [[1]], [[[-1]]], [[['1']]], [[[0.5]]]])('is refused as %j', (json) => {
    expect(readWords(json)).toBeNull();
  });
});
