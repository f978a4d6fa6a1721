/** The synthetic reading: each sentence spoken by espeak-ng, as mel energies. */
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

/** Synthesizes the mel energies of each line; their number of frames, of `HOP` seconds, is its duration. */
export const synthesizeEnergies = (lines: readonly Line[]): readonly Frames[] =>
  lines.map(({ text }) => melSpectrum(speak(pronounce(text), RATE), RATE, HOP));
