/** Conversion of the sampling rate by windowed-sinc interpolation. */
import { sampleAt, type Signal } from './signal';

/** Neighbours on each side; with the Blackman window, aliases are some 70 dB down. */
const REACH = 24;

/** Resamples a copy of a signal; rates in whole hertz. The band of the lower rate is kept. */
export function resample(signal: Signal, sourceRate: number, targetRate: number): Signal {
  if (sourceRate === targetRate) return signal.slice();
  const step = sourceRate / greatestCommonDivisor(sourceRate, targetRate);
  const phases = targetRate / greatestCommonDivisor(sourceRate, targetRate);
  const cutoff = Math.min(1, targetRate / sourceRate) * 0.97;
  const kernels = Array.from({ length: phases }, (_, phase) => kernel(phase / phases, cutoff));
  const resampled = new Float64Array(Math.floor((signal.length * targetRate) / sourceRate));
  for (let n = 0; n < resampled.length; n += 1) {
    const firstIndex = Math.floor((n * step) / phases) - REACH + 1;
    const weights = kernels[(n * step) % phases] ?? new Float64Array(0);
    let value = 0;
    for (let k = 0; k < weights.length; k += 1)
      value += sampleAt(weights, k) * sampleAt(signal, firstIndex + k);
    resampled[n] = value;
  }
  return resampled;
}

/** Computes the weights of the neighbours for a point `offset` after a sample, 0 ≤ offset < 1. */
function kernel(offset: number, cutoff: number): Float64Array {
  return Float64Array.from({ length: REACH * 2 }, (_, k) => {
    const x = offset - (k - REACH + 1);
    const windowAngle = (Math.PI * x) / REACH;
    const blackmanWindow =
      0.42 + 0.5 * Math.cos(windowAngle) + 0.08 * Math.cos(2 * windowAngle);
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * cutoff * x) / (Math.PI * cutoff * x);
    return cutoff * sinc * blackmanWindow;
  });
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
