/**
 * A plucked string by a Karplus–Strong loop (Jaffe & Smith, “Extensions of the Karplus-Strong Plucked-String
 * Algorithm”, Computer Music Journal 7-2, 1983). A short excitation circulates in a delay of one period and is low-pass
 * filtered at each turn. The fractional delay gives an exact pitch, which may glide.
 */
import type { Random } from '@/lib/random';
import { sampleAt, type Signal } from '@/scripts/audio/signal';

export type Pluck = {
  /** Samples per second. */
  readonly rate: number;
  /** Hertz. */
  readonly frequency: number;
  readonly seconds: number;
  /** In seconds: decay of the fundamental by 60 dB. */
  readonly decay: number;
  /** In seconds: decay near 3 kHz by 60 dB. */
  readonly trebleDecay: number;
  /** Position of the plectrum: 0 is the bridge, 0.5 the middle. */
  readonly pickPosition: number;
  /**
   * In hertz: frequency above which the excitation falls by 12 dB an octave, after 6 dB from a quarter of this
   * frequency; soft strokes have low values.
   */
  readonly cutoff: number;
  /** Pitch deviation in cents, `t` seconds after the stroke: slides and vibrato. */
  readonly bend?: (t: number) => number;
};

const TREBLE_HZ = 3000;

/** Renders one stroke, with a peak near ±1; deterministic for a given `random`. */
export function pluckString(pluck: Pluck, random: Random): Signal {
  const { rate, frequency, decay } = pluck;
  const length = Math.round(pluck.seconds * rate);
  const damping = dampingFor(pluck);
  const feedback = 10 ** (-3 / (frequency * decay));
  const output = new Float64Array(length);
  const input = excitation(pluck, random);
  let filtered = 0;
  let delay = loopDelay(rate, frequency, damping);
  for (let n = 0; n < length; n += 1) {
    if (pluck.bend && n % 32 === 0) {
      const bentFrequency = frequency * 2 ** (pluck.bend(n / rate) / 1200);
      delay = loopDelay(rate, bentFrequency, damping);
    }
    filtered += (1 - damping) * (interpolate(output, n - delay) - filtered);
    output[n] = sampleAt(input, n) + feedback * filtered;
  }
  return output;
}

/** Computes the coefficient of the loop's one-pole low-pass for `trebleDecay` at 3 kHz. */
function dampingFor({ rate, frequency, decay, trebleDecay }: Pluck): number {
  const excess = Math.max(0.001, 60 / trebleDecay - 60 / decay) / frequency;
  const ratio =
    (10 ** (excess / 10) - 1) / (2 - 2 * Math.cos((2 * Math.PI * TREBLE_HZ) / rate));
  return (2 * ratio + 1 - Math.sqrt(4 * ratio + 1)) / (2 * ratio);
}

/** Computes the delay in samples that makes one period together with the low-pass. */
function loopDelay(rate: number, frequency: number, damping: number): number {
  const w = (2 * Math.PI * frequency) / rate;
  const lag = Math.atan2(damping * Math.sin(w), 1 - damping * Math.cos(w)) / w;
  return rate / frequency - lag;
}

/** Interpolates a signal between samples (third-order Lagrange). */
function interpolate(signal: Signal, position: number): number {
  const integer = Math.floor(position);
  const d = position - integer;
  return (
    (sampleAt(signal, integer - 1) * -d * (d - 1) * (d - 2)) / 6 +
    (sampleAt(signal, integer) * (d + 1) * (d - 1) * (d - 2)) / 2 +
    (sampleAt(signal, integer + 1) * -(d + 1) * d * (d - 2)) / 2 +
    (sampleAt(signal, integer + 2) * (d + 1) * d * (d - 1)) / 6
  );
}

/**
 * Builds the excitation: an impulse with the plectrum's short noise, filtered twice, minus its delayed copy (the
 * reflection from the bridge), which removes harmonics with a node at the plectrum.
 */
function excitation(pluck: Pluck, random: Random): Signal {
  const { rate, frequency, cutoff, pickPosition } = pluck;
  const reflectionDelay = Math.max(1, Math.round((pickPosition * rate) / frequency));
  const scrapeLength = Math.round(rate * 0.004);
  const stroke = new Float64Array(scrapeLength + Math.round(rate * 0.01));
  const smoothLow = smoother(cutoff / 4, rate);
  const smoothHigh = smoother(cutoff, rate);
  const impulse = rate / cutoff;
  for (let n = 0; n < stroke.length; n += 1) {
    const noise = n < scrapeLength ? (random() * 2 - 1) * 0.22 * (1 - n / scrapeLength) : 0;
    stroke[n] = smoothHigh(smoothLow(n === 0 ? impulse : noise));
  }
  const input = new Float64Array(stroke.length + reflectionDelay);
  for (let n = 0; n < input.length; n += 1)
    input[n] = sampleAt(stroke, n) - sampleAt(stroke, n - reflectionDelay);
  return input;
}

/** Creates a one-pole low-pass. */
function smoother(cutoff: number, rate: number): (sample: number) => number {
  const feedback = Math.exp((-2 * Math.PI * cutoff) / rate);
  let state = 0;
  return (sample) => (state = feedback * state + (1 - feedback) * sample);
}
