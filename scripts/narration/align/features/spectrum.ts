/** How much of each band of the ear a sound holds, frame by frame. */
import { at, type Signal } from '../../../audio/signal';
import { createPowerSpectrum } from './fft';
import type { Frames } from './frames';
import { energyIn, melBank } from './mel';

/** Seconds of sound in a frame: two or three periods of a low voice. */
const WINDOW_SECONDS = 0.032;
const FILTERS = 26;
/** Hertz. Under 100 there is hum; over 6 500 a telephone, an MP3 and a good microphone differ. */
const BAND = { low: 100, high: 6500 };
/** First-order high-pass that evens a voice’s slope of some 6 dB an octave. */
const PRE_EMPHASIS = 0.97;

/**
 * The energies of 26 mel bands in Hamming windows of 32 ms, one frame each `hop` seconds.
 * @param rate hertz, at least 13 000.
 */
export function melSpectrum(signal: Signal, rate: number, hop: number): Frames {
  const length = Math.round(WINDOW_SECONDS * rate);
  const size = 2 ** Math.ceil(Math.log2(length));
  const bank = melBank({ filters: FILTERS, ...BAND, rate, size });
  const window = Float64Array.from(
    { length },
    (_, i) => 0.54 - 0.46 * Math.cos((2 * Math.PI * i) / (length - 1)),
  );
  const transform = createPowerSpectrum(size);
  const count = Math.max(1, Math.round(signal.length / (rate * hop)));
  const data = new Float32Array(count * FILTERS);
  const frame = new Float64Array(length);
  for (let f = 0; f < count; f += 1) {
    const start = Math.round((f + 0.5) * hop * rate - length / 2);
    for (let i = 0; i < length; i += 1) {
      const sample = at(signal, start + i) - PRE_EMPHASIS * at(signal, start + i - 1);
      frame[i] = sample * (window[i] ?? 0);
    }
    const power = transform(frame);
    for (const [b, filter] of bank.entries()) data[f * FILTERS + b] = energyIn(filter, power);
  }
  return { count, size: FILTERS, hop, data };
}
