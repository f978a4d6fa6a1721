import { wordStarts } from '@/scripts/narration/reading/wordStarts';

/** Splits symbols at the starts of words. */
function wordSymbols(symbols: string, words: readonly string[]): readonly string[] {
  const starts = wordStarts(symbols, words);
  const characters = [...symbols];
  return starts.map((start, rank) =>
    characters
      .slice(start, starts[rank + 1])
      .join('')
      .replace(/[\s,.]+$/, ''),
  );
}

it.each([
  [
    'separate words',
    'il vˈa a jatʁˈib.',
    ['il', 'vˈa', 'ˈa', 'jatʁˈib'],
    ['il', 'vˈa', 'a', 'jatʁˈib'],
  ],
  [
    'a number of several phoneme words',
    'ɑ̃ sisɑ̃ vɛ̃tdˈø, il vjˈɛ̃.',
    ['ˈɑ̃', 'sisɑ̃ vɛ̃tdˈø', 'ˈil', 'vjˈɛ̃'],
    ['ɑ̃', 'sisɑ̃ vɛ̃tdˈø', 'il', 'vjˈɛ̃'],
  ],
  [
    'joined words',
    'ʒˈuʁlˈa ʃalˈid.',
    ['ʒˈuʁ', 'lˈa', 'ʃalˈid'],
    ['ʒˈuʁˈ'.slice(0, 4), 'lˈa', 'ʃalˈid'],
  ],
  [
    'a liaison, which belongs to the previous word',
    'le kʁetjˈɛ̃z e le ʒyˈif.',
    ['lˈe', 'kʁetjˈɛ̃', 'ˈe', 'lˈe', 'ʒyˈif'],
    ['le', 'kʁetjˈɛ̃z', 'e', 'le', 'ʒyˈif'],
  ],
])('wordStarts finds the starts of %s', (_, symbols, words, expected) => {
  expect(wordSymbols(symbols, words)).toEqual(expected);
});

it('a word without phonemes starts with the next word', () => {
  expect(wordStarts('la mˈɛk.', ['lˈa', '', 'mˈɛk'])).toEqual([0, 3, 3]);
});

it('wordStarts returns one start for each word, in order', () => {
  const starts = wordStarts('ki kʁˈy lə pʁəmjˈe.', ['kˈi', 'kʁˈyt', 'lˈə', 'pʁəmjˈeʁ']);
  expect(starts).toHaveLength(4);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
