/**
 * Second-order filters of ffmpeg (Robert Bristow-Johnson’s “Audio EQ Cookbook”): `frequency` in hertz, `q` for the
 * narrowness of the band, `gain` in dB.
 */
import type { Filter } from './filters';

const frequencyAndQ = (frequency: number, q: number) => ({ f: frequency, t: 'q', w: q });

export const highPass = (frequency: number, q: number): Filter => [
  'highpass',
  frequencyAndQ(frequency, q),
];

export const lowPass = (frequency: number, q: number): Filter => [
  'lowpass',
  frequencyAndQ(frequency, q),
];

/** Shifts the phase around the frequency without changing the amplitude. */
export const allPass = (frequency: number, q: number): Filter => [
  'allpass',
  frequencyAndQ(frequency, q),
];

/** Raises (or, below 0 dB, lowers) a band around the frequency. */
export const peak = (frequency: number, q: number, gain: number): Filter => [
  'equalizer',
  { ...frequencyAndQ(frequency, q), g: gain },
];

/** Raises or lowers everything below the frequency. */
export const lowShelf = (frequency: number, q: number, gain: number): Filter => [
  'lowshelf',
  { ...frequencyAndQ(frequency, q), g: gain },
];

/** Raises or lowers everything above the frequency. */
export const highShelf = (frequency: number, q: number, gain: number): Filter => [
  'highshelf',
  { ...frequencyAndQ(frequency, q), g: gain },
];

export interface Compression {
  /** Threshold level, in dBFS (root mean square). */
  readonly threshold: number;
  /** Compression ratio: 3 reduces 3 dB above the threshold to 1 dB. */
  readonly ratio: number;
  /** Attack time, in milliseconds. */
  readonly attack: number;
  /** Release time, in milliseconds. */
  readonly release: number;
}

/** Configures a gentle compressor, with a soft knee 6 dB wide and no make-up gain. */
export const compressor = ({ threshold, ratio, attack, release }: Compression): Filter => [
  'acompressor',
  { threshold: 10 ** (threshold / 20), ratio, attack, release, knee: 2, detection: 'rms' },
];
