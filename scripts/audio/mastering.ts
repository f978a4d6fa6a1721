/** Brings sound to a loudness while no peak, even between samples, passes a ceiling. */
import { filtered, levelOf, type Filter } from './filters';
import type { Signal } from './signal';

export interface Target {
  /** Integrated loudness, LUFS. */
  readonly loudness: number;
  /** True peak, dBTP. */
  readonly ceiling: number;
}

/** In LU: less is not heard, and the limiter is asked again for nothing. */
const TOLERANCE = 0.05;
const MAX_PASSES = 8;

/** A copy under the ceiling, at the target loudness within 0.05 LU unless the peaks forbid it. */
export function master(signal: Signal, rate: number, target: Target): Signal {
  let out = signal;
  const limitedBy = (gain: number): number => {
    out = filtered(signal, rate, limiter(gain, target.ceiling, rate));
    return levelOf(out, rate).loudness;
  };
  raise(limitedBy, levelOf(signal, rate).loudness, target.loudness);
  return out;
}

/**
 * Looks for the gain at which a limited sound reaches a loudness: what the limiter takes away is added once more.
 * @param limitedBy the loudness after a gain in dB and the limiter
 * @returns the last gain that was tried, in dB
 */
export function raise(
  limitedBy: (gain: number) => number,
  loudness: number,
  wanted: number,
): number {
  let gain = wanted - loudness;
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    const missing = wanted - limitedBy(gain);
    if (Math.abs(missing) < TOLERANCE) break;
    gain += missing;
  }
  return gain;
}

/** Four times as many samples see the peaks that fall between two (ITU-R BS.1770-4, annex 2). */
const limiter = (gain: number, ceiling: number, rate: number): readonly Filter[] => [
  ['volume', { volume: `${gain}dB`, precision: 'double' }],
  ['aresample', { osr: 4 * rate }],
  [
    'alimiter',
    {
      ...{ level: 0, limit: 10 ** (ceiling / 20), attack: 6, release: 120 },
      // The gain falls before a peak comes; the sound stays where it was.
      ...{ latency: 1 },
    },
  ],
  ['aresample', { osr: rate }],
];
