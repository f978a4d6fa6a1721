/** Mel spectrum of audio, frame by frame. */
import { sampleAt, type Signal } from '../../../audio/signal';
import { createPowerSpectrum } from './fft';
import type { Frames } from './frames';
import { energyIn, melBank } from './mel';

/** In seconds: the window of a frame, two or three periods of a low voice. */
const WINDOW_SECONDS = 0.032;
const FILTERS = 26;
/** In hertz. Below 100 there is hum; above 6 500 telephones, MP3s and good microphones differ. */
const BAND = { low: 100, high: 6500 };
/** Coefficient of a first-order high-pass, which compensates a voice’s slope of some 6 dB an octave. */
const PRE_EMPHASIS = 0.97;

/**
 * Computes the energies of 26 mel bands in Hamming windows of 32 ms, one frame each `hop` seconds.
 * @param rate in hertz, at least 13 000
 */
export function melSpectrum(signal: Signal, rate: number, hop: number): Frames {
  const length = Math.round(WINDOW_SECONDS * rate);
  const size = 2 ** Math.ceil(Math.log2(length));
  const bank = melBank({ filters: FILTERS, ...BAND, rate, size });
  const hammingWindow = Float64Array.from(
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
      const sample =
        sampleAt(signal, start + i) - PRE_EMPHASIS * sampleAt(signal, start + i - 1);
      frame[i] = sample * (hammingWindow[i] ?? 0);
    }
    const power = transform(frame);
    for (const [b, filter] of bank.entries()) data[f * FILTERS + b] = energyIn(filter, power);
  }
  return { count, size: FILTERS, hop, data };
}
