import { wordStarts } from '@/scripts/narration/reading/wordStarts';

/** Splits symbols at the starts of words. */
function pieces(symbols: string, words: readonly string[]): readonly string[] {
  const starts = wordStarts(symbols, words);
  const all = [...symbols];
  return starts.map((start, rank) =>
    all
      .slice(start, starts[rank + 1])
      .join('')
      .replace(/[\s,.]+$/, ''),
  );
}

it.each([
  [
    'words that stand alone',
    'il vˈa a jatʁˈib.',
    ['il', 'vˈa', 'ˈa', 'jatʁˈib'],
    ['il', 'vˈa', 'a', 'jatʁˈib'],
  ],
  [
    'a number, which is several words of phonemes',
    'ɑ̃ sisɑ̃ vɛ̃tdˈø, il vjˈɛ̃.',
    ['ˈɑ̃', 'sisɑ̃ vɛ̃tdˈø', 'ˈil', 'vjˈɛ̃'],
    ['ɑ̃', 'sisɑ̃ vɛ̃tdˈø', 'il', 'vjˈɛ̃'],
  ],
  [
    'words that are joined',
    'ʒˈuʁlˈa ʃalˈid.',
    ['ʒˈuʁ', 'lˈa', 'ʃalˈid'],
    ['ʒˈuʁˈ'.slice(0, 4), 'lˈa', 'ʃalˈid'],
  ],
  [
    'a liaison, which goes with the word before it',
    'le kʁetjˈɛ̃z e le ʒyˈif.',
    ['lˈe', 'kʁetjˈɛ̃', 'ˈe', 'lˈe', 'ʒyˈif'],
    ['le', 'kʁetjˈɛ̃z', 'e', 'le', 'ʒyˈif'],
  ],
])('the beginnings of the words of %s are found', (_, symbols, words, expected) => {
  expect(pieces(symbols, words)).toEqual(expected);
});

it('a word without a sound begins with the next one', () => {
  expect(wordStarts('la mˈɛk.', ['lˈa', '', 'mˈɛk'])).toEqual([0, 3, 3]);
});

it('the starts are as many as the words, in order', () => {
  const starts = wordStarts('ki kʁˈy lə pʁəmjˈe.', ['kˈi', 'kʁˈyt', 'lˈə', 'pʁəmjˈeʁ']);
  expect(starts).toHaveLength(4);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
});
