/** Detection of audible faults: clipping, and silence inside a sentence. */
import { sampleAt, type Signal } from '../../audio/signal';

/** Amplitude of full scale, less one step of 16 bits. */
const FULL_SCALE = 32_766 / 32_768;
/** Amplitude of −50 dB. */
const SILENT_AMPLITUDE = 0.003;

/** Counts the samples at full scale between two seconds. */
export function clippedSamples(sound: Signal, rate: number, from: number, to: number): number {
  let count = 0;
  for (let i = Math.floor(from * rate); i < to * rate; i += 1)
    if (Math.abs(sampleAt(sound, i)) >= FULL_SCALE) count += 1;
  return count;
}

/** Measures the longest silence between two seconds, in seconds. */
export function longestSilence(sound: Signal, rate: number, from: number, to: number): number {
  let [longest, runLength] = [0, 0];
  for (let i = Math.floor(from * rate); i < to * rate; i += 1) {
    runLength = Math.abs(sampleAt(sound, i)) < SILENT_AMPLITUDE ? runLength + 1 : 0;
    longest = Math.max(longest, runLength);
  }
  return longest / rate;
}
