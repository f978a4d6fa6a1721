/** A gentle compressor: evens loud and soft as a sound engineer’s hand on the fader would. */
import { at, type Signal } from './signal';

export type Compression = {
  /** Level above which it acts, dBFS (root mean square). */
  readonly threshold: number;
  /** 3 means that 3 dB above the threshold come out as 1. */
  readonly ratio: number;
  /** Seconds to come down on a loud sound. */
  readonly attack: number;
  /** Seconds to let go. */
  readonly release: number;
};

/** A compressed copy, with a soft knee 6 dB wide and no make-up gain. */
export function compress(signal: Signal, rate: number, settings: Compression): Signal {
  const rise = Math.exp(-1 / (settings.attack * rate));
  const fall = Math.exp(-1 / (settings.release * rate));
  let power = 0;
  return Float64Array.from(signal, (_, i) => {
    const sample = at(signal, i);
    const now = sample * sample;
    const inertia = now > power ? rise : fall;
    power = inertia * power + (1 - inertia) * now;
    const over = 10 * Math.log10(power + 1e-12) - settings.threshold;
    return sample * 10 ** (-reduction(over, settings.ratio) / 20);
  });
}

const KNEE = 6;

function reduction(over: number, ratio: number): number {
  const slope = 1 - 1 / ratio;
  if (over <= -KNEE / 2) return 0;
  if (over >= KNEE / 2) return slope * over;
  return (slope * (over + KNEE / 2) ** 2) / (2 * KNEE);
}
