/** The synthetic reading: each sentence as espeak-ng says it, heard as the alignment hears. */
import { createPronouncer } from '../lexicon';
import lexicon from '../lexicon.json';
import type { Line } from '../script';
import { speak } from '../espeak';
import { HOP } from './align';
import type { Frames } from './features/frames';
import { melSpectrum } from './features/spectrum';

/** Hertz: espeak-ng’s own rate, so that nothing is resampled. */
export const RATE = 22_050;

const pronounce = createPronouncer(lexicon);

/** The mel energies of each line; its length, in frames of `HOP` seconds, is how long it is said. */
export const readAloud = (lines: readonly Line[]): readonly Frames[] =>
  lines.map(({ text }) => melSpectrum(speak(pronounce(text), RATE), RATE, HOP));
