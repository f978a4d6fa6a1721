/** Mastering: gain to a target loudness, below a ceiling for true peaks. */
import { applyFilters, levelOf, type Filter } from './filters';
import type { Signal } from './signal';

export interface Target {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** True peak, dBTP. */
  readonly ceiling: number;
}

/** In LU: an inaudible deviation, which ends the search. */
const TOLERANCE_LU = 0.05;
const MAX_PASSES = 8;

/**
 * Masters a copy of a signal: below the ceiling, and at the target loudness within 0.05 LU unless the peaks prevent it.
 */
export function master(signal: Signal, rate: number, target: Target): Signal {
  let mastered = signal;
  const loudnessAfter = (gain: number): number => {
    mastered = applyFilters(signal, rate, limiter(gain, target.ceiling, rate));
    return levelOf(mastered, rate).loudness;
  };
  searchGain(loudnessAfter, levelOf(signal, rate).loudness, target.loudness);
  return mastered;
}

/**
 * Searches the gain at which a limited signal reaches a loudness, adding at each step the loss caused by the limiter.
 * @param loudnessAfter returns the loudness after a gain in dB and the limiter
 * @returns the last gain, in dB
 */
export function searchGain(
  loudnessAfter: (gain: number) => number,
  loudness: number,
  targetLoudness: number,
): number {
  let gain = targetLoudness - loudness;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const missingLoudness = targetLoudness - loudnessAfter(gain);
    if (Math.abs(missingLoudness) < TOLERANCE_LU) break;
    gain += missingLoudness;
  }
  return gain;
}

/**
 * Configures a limiter at four times the sampling rate, which detects peaks between samples (ITU-R BS.1770-4, annex 2).
 */
const limiter = (gain: number, ceiling: number, rate: number): readonly Filter[] => [
  ['volume', { volume: `${gain}dB`, precision: 'double' }],
  ['aresample', { osr: 4 * rate }],
  [
    'alimiter',
    {
      ...{ level: 0, limit: 10 ** (ceiling / 20), attack: 6, release: 120 },
      // Compensate the limiter's look-ahead delay.
      ...{ latency: 1 },
    },
  ],
  ['aresample', { osr: rate }],
];
