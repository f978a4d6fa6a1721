import type { Signal } from '../audio/signal';

/**
 * Hertz: twice the band of a voice. At 48 kbit/s every frequency gets twice the bits it would at 44.1 kHz, and the
 * encoder’s own delay (1105 samples) stays under 50 ms even for the players that ignore it.
 */
export const SPEECH_RATE = 24_000;

/** A line as a voice has said it. */
export interface Speech {
  readonly signal: Signal;
  /** When each word begins, in steps of 25 ms from the first sample; null when the voice does not say. */
  readonly words: readonly number[] | null;
}
