/** Estimated times of words in a recording: the time of each aligned sentence is shared by phonemes. */
import { WORD_STEP } from '@/lib/episodes/transcript/words';
import { wordStarts } from '../../reading/wordStarts';
import type { Phonemes } from '../../reading/phonemes';
import type { NarrationCue } from '../../timeline';

/**
 * Weights of symbols relative to a phoneme: combining marks, stress and spaces take little or no time, and
 * punctuation is a pause.
 */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ '\u0303': 0.4, ː: 0.6, ˈ: 0, ˌ: 0, ' ': 0.2, '“': 0, '”': 0 },
  ...{ ',': 2.5, ';': 4, ':': 4, '—': 4, '…': 4 },
};

/**
 * Places the words of each cue, in steps of 25 ms from its start. Alignment knows sentences only: within them words are
 * placed by their share of phonemes and pauses.
 * @param phonemes of each cue’s text
 */
export const estimateWordStarts = (
  cues: readonly NarrationCue[],
  phonemes: readonly Phonemes[],
): readonly (readonly number[])[] =>
  cues.map(({ start, end }, index) => {
    const { symbols, words } = phonemes[index] ?? { symbols: '', words: [] };
    const weights = [...symbols].map((symbol) => WEIGHTS[symbol] ?? 1);
    // Exclude the last mark, which is the pause after the sentence.
    const totalWeight = sum(weights.slice(0, -1));
    const steps = (end - start) / WORD_STEP;
    return wordStarts(symbols, words).map((symbol) =>
      Math.round((steps * sum(weights.slice(0, symbol))) / Math.max(1, totalWeight)),
    );
  });

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
