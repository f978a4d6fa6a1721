/** Finds what a listener would take for a fault of the sound: clipping, and silence inside a sentence. */
import { at, type Signal } from '../../audio/signal';

/** Full scale but for one step of 16 bits. */
const FULL = 32_766 / 32_768;
/** −50 dB. */
const SILENCE = 0.003;

/** Counts the samples that stand at full scale from a second to another. */
export function clippedSamples(sound: Signal, rate: number, from: number, to: number): number {
  let count = 0;
  for (let i = Math.floor(from * rate); i < to * rate; i += 1)
    if (Math.abs(at(sound, i)) >= FULL) count += 1;
  return count;
}

/** Measures the longest silence between two seconds, in seconds. */
export function longestSilence(sound: Signal, rate: number, from: number, to: number): number {
  let [longest, run] = [0, 0];
  for (let i = Math.floor(from * rate); i < to * rate; i += 1) {
    run = Math.abs(at(sound, i)) < SILENCE ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest / rate;
}
