/** Conversion of the sampling rate by windowed-sinc interpolation. */
import { sampleAt, type Signal } from './signal';

/** Neighbours on each side; with the Blackman window, aliases are some 70 dB down. */
const REACH = 24;

/** Resamples a copy of a signal; rates in whole hertz. The band of the lower rate is kept. */
export function resample(signal: Signal, from: number, to: number): Signal {
  if (from === to) return signal.slice();
  const step = from / divisor(from, to);
  const phases = to / divisor(from, to);
  const band = Math.min(1, to / from) * 0.97;
  const kernels = Array.from({ length: phases }, (_, phase) => kernel(phase / phases, band));
  const out = new Float64Array(Math.floor((signal.length * to) / from));
  for (let n = 0; n < out.length; n += 1) {
    const first = Math.floor((n * step) / phases) - REACH + 1;
    const weights = kernels[(n * step) % phases] ?? new Float64Array(0);
    let value = 0;
    for (let k = 0; k < weights.length; k += 1)
      value += sampleAt(weights, k) * sampleAt(signal, first + k);
    out[n] = value;
  }
  return out;
}

/** Computes the weights of the neighbours for a point `offset` after a sample, 0 ≤ offset < 1. */
function kernel(offset: number, band: number): Float64Array {
  return Float64Array.from({ length: REACH * 2 }, (_, k) => {
    const x = offset - (k - REACH + 1);
    const turn = (Math.PI * x) / REACH;
    const window = 0.42 + 0.5 * Math.cos(turn) + 0.08 * Math.cos(2 * turn);
    const sinc = x === 0 ? 1 : Math.sin(Math.PI * band * x) / (Math.PI * band * x);
    return band * sinc * window;
  });
}

function divisor(a: number, b: number): number {
  return b === 0 ? a : divisor(b, a % b);
}
