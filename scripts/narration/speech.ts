import type { Signal } from '../audio/signal';

/**
 * In hertz: twice the band of a voice. At 48 kbit/s every frequency gets twice the bits it would at 44.1 kHz, and the
 * encoder’s delay (1105 samples) stays below 50 ms even in players that ignore it.
 */
export const SPEECH_RATE = 24_000;

/** A synthesized line. */
export interface Speech {
  readonly signal: Signal;
  /** Start of each word, in steps of 25 ms from the first sample; null if the voice has no timings. */
  readonly words: readonly number[] | null;
}
