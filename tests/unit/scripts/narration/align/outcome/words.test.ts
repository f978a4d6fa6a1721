import { estimateWordStarts } from '@/scripts/narration/align/outcome/words';
import type { NarrationCue } from '@/scripts/narration/timeline';

const cue: NarrationCue = {
  ...{ id: 'c1-p1-s1', chapter: 1, role: 'sentence', text: 'Il va, puis vient.' },
  ...{ start: 10, end: 12 },
};
const phonemes = { symbols: 'il va, pyi vjɛ̃.', words: ['il', 'va', 'pyi', 'vjɛ̃'] };

it('each word of a recording has its share of the sentence’s duration, pauses included', () => {
  const [starts = []] = estimateWordStarts([cue], [phonemes]);
  expect(starts).toHaveLength(4);
  expect(starts[0]).toBe(0);
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  // Two words, a comma and two words in 80 steps: the third word begins after the middle.
  expect(starts[2]).toBeGreaterThan(38);
  expect(starts[3]).toBeLessThan(70);
});

it('a cue with unknown words has no word times', () => {
  expect(estimateWordStarts([cue], [])).toEqual([[]]);
});
