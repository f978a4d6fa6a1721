/**
 * Reverberation of a small room: a few early reflections, then a tail from eight delays with feedback through a
 * Householder matrix (Jot & Chaigne, “Digital delay networks for designing artificial reverberators”, AES 90th
 * Convention, 1991).
 */
import { sampleAt, type Signal } from '@/scripts/audio/signal';

export type Room = {
  /** Reverberation time, in seconds (decay by 60 dB). */
  readonly decay: number;
  /** Level of the reverberation beside the direct sound, 0 to 1. */
  readonly wet: number;
  /** Size relative to a room of about 4 × 5 m. */
  readonly size: number;
};

/** Delays of the tail, in milliseconds, without common divisors, so that echoes do not coincide. */
const TAIL_MS = [15.3, 17.9, 21.1, 24.7, 28.3, 31.9, 36.1, 41.3];
/** Early reflections: delay in milliseconds, and gain; a negative one inverts the phase. */
const EARLY = [
  [4.3, 0.34],
  [7.9, -0.27],
  [11.7, 0.22],
  [16.3, -0.17],
  [21.9, 0.13],
] as const;
/** Coefficient of the low-pass in each feedback: plaster and carpets rather than tiles. */
const SOFTNESS = 0.42;

/** Adds the room's reverberation, at the same length: the caller appends silence for the tail. */
export function playInRoom(signal: Signal, rate: number, room: Room): Signal {
  const samples = (ms: number) => Math.max(1, Math.round((ms * room.size * rate) / 1000));
  const lines = TAIL_MS.map((ms) => {
    const buffer = new Float64Array(samples(ms));
    return { buffer, keep: 10 ** ((-3 * buffer.length) / (rate * room.decay)), soft: 0 };
  });
  const early = EARLY.map(([ms, gain]) => ({ delay: samples(ms), gain }));
  const out = new Float64Array(signal.length);
  for (let n = 0; n < signal.length; n += 1) {
    let reflections = 0;
    for (const { delay, gain } of early) reflections += sampleAt(signal, n - delay) * gain;
    let sum = 0;
    let late = 0;
    for (const [i, line] of lines.entries()) {
      const arriving = sampleAt(line.buffer, n % line.buffer.length) * line.keep;
      line.soft += (1 - SOFTNESS) * (arriving - line.soft);
      sum += line.soft;
      late += i % 2 === 0 ? line.soft : -line.soft;
    }
    const fed = sampleAt(signal, n) + reflections;
    for (const line of lines) {
      line.buffer[n % line.buffer.length] = fed * 0.3 + line.soft - sum / 4;
    }
    out[n] = sampleAt(signal, n) + room.wet * (reflections + late);
  }
  return out;
}
