/**
 * The second-order filters of ffmpeg (Robert Bristow-Johnson’s “Audio EQ Cookbook”), each around a frequency in
 * hertz, as narrow as its `q` is high, with a gain in dB where it has one.
 */
import type { Filter } from './filters';

const around = (frequency: number, q: number) => ({ f: frequency, t: 'q', w: q });

export const highPass = (frequency: number, q: number): Filter => [
  'highpass',
  around(frequency, q),
];

export const lowPass = (frequency: number, q: number): Filter => [
  'lowpass',
  around(frequency, q),
];

/** Delays what lies around the frequency without making anything louder or softer. */
export const allPass = (frequency: number, q: number): Filter => [
  'allpass',
  around(frequency, q),
];

/** Raises (or, below 0 dB, lowers) a band around the frequency. */
export const peak = (frequency: number, q: number, gain: number): Filter => [
  'equalizer',
  { ...around(frequency, q), g: gain },
];

/** Raises or lowers everything below the frequency. */
export const lowShelf = (frequency: number, q: number, gain: number): Filter => [
  'lowshelf',
  { ...around(frequency, q), g: gain },
];

/** Raises or lowers everything above the frequency. */
export const highShelf = (frequency: number, q: number, gain: number): Filter => [
  'highshelf',
  { ...around(frequency, q), g: gain },
];

export interface Compression {
  /** Level above which it acts, dBFS (root mean square). */
  readonly threshold: number;
  /** 3 means that 3 dB above the threshold come out as 1. */
  readonly ratio: number;
  /** Milliseconds to come down on a loud sound. */
  readonly attack: number;
  /** Milliseconds to let go. */
  readonly release: number;
}

/** A gentle compressor, with a soft knee 6 dB wide and no make-up gain: a sound engineer’s hand on the fader. */
export const compressor = ({ threshold, ratio, attack, release }: Compression): Filter => [
  'acompressor',
  { threshold: 10 ** (threshold / 20), ratio, attack, release, knee: 2, detection: 'rms' },
];
