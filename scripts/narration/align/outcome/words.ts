/** Shares the time of each aligned sentence out among its words, by what each has to say. */
import { WORD_STEP } from '@/lib/episodes/transcript/words';
import { wordStarts } from '../../reading/wordStarts';
import type { Phonemes } from '../../reading/phonemes';
import type { NarrationCue } from '../../timeline';

/** How long a symbol lasts beside a phoneme: a nasal vowel’s tilde, stress and spaces take no time, marks a pause. */
const WEIGHTS: Readonly<Record<string, number>> = {
  ...{ '\u0303': 0.4, ː: 0.6, ˈ: 0, ˌ: 0, ' ': 0.2, '“': 0, '”': 0 },
  ...{ ',': 2.5, ';': 4, ':': 4, '—': 4, '…': 4 },
};

/**
 * Places the words of each cue, in steps of 25 ms from its start. A person’s recording is known by the
 * sentence; inside it the words are placed by their share of its phonemes and pauses.
 * @param phonemes of each cue’s text
 */
export const sharedWords = (
  cues: readonly NarrationCue[],
  phonemes: readonly Phonemes[],
): readonly (readonly number[])[] =>
  cues.map(({ start, end }, rank) => {
    const { symbols, words } = phonemes[rank] ?? { symbols: '', words: [] };
    const weights = [...symbols].map((symbol) => WEIGHTS[symbol] ?? 1);
    // The last mark is the pause after the sentence.
    const total = sum(weights.slice(0, -1));
    const steps = (end - start) / WORD_STEP;
    return wordStarts(symbols, words).map((symbol) =>
      Math.round((steps * sum(weights.slice(0, symbol))) / Math.max(1, total)),
    );
  });

const sum = (values: readonly number[]): number =>
  values.reduce((all, value) => all + value, 0);
