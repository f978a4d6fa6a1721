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
/** Early reflections: delay in milliseconds, and gain; a negative gain inverts the phase. */
const EARLY_REFLECTIONS = [
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
  const sampleCount = (milliseconds: number) =>
    Math.max(1, Math.round((milliseconds * room.size * rate) / 1000));
  const delays = TAIL_MS.map((milliseconds) => {
    const buffer = new Float64Array(sampleCount(milliseconds));
    return {
      buffer,
      feedbackGain: 10 ** ((-3 * buffer.length) / (rate * room.decay)),
      lowPassed: 0,
    };
  });
  const earlyReflections = EARLY_REFLECTIONS.map(([milliseconds, gain]) => ({
    delay: sampleCount(milliseconds),
    gain,
  }));
  const output = new Float64Array(signal.length);
  for (let n = 0; n < signal.length; n += 1) {
    let reflections = 0;
    for (const { delay, gain } of earlyReflections)
      reflections += sampleAt(signal, n - delay) * gain;
    let sum = 0;
    let tail = 0;
    for (const [i, delayLine] of delays.entries()) {
      const delayed =
        sampleAt(delayLine.buffer, n % delayLine.buffer.length) * delayLine.feedbackGain;
      delayLine.lowPassed += (1 - SOFTNESS) * (delayed - delayLine.lowPassed);
      sum += delayLine.lowPassed;
      tail += i % 2 === 0 ? delayLine.lowPassed : -delayLine.lowPassed;
    }
    const input = sampleAt(signal, n) + reflections;
    for (const delayLine of delays) {
      delayLine.buffer[n % delayLine.buffer.length] =
        input * 0.3 + delayLine.lowPassed - sum / 4;
    }
    output[n] = sampleAt(signal, n) + room.wet * (reflections + tail);
  }
  return output;
}
