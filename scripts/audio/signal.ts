/** Mono sound: samples around ±1 full scale. The rate travels beside it, in hertz. */
export type Signal = Float64Array;

/** The sample at `index`, and silence outside the signal (asked for there, typed arrays are slow). */
export function at(signal: Signal, index: number): number {
  return index >= 0 && index < signal.length ? (signal[index] ?? 0) : 0;
}

/** Adds `sound`, scaled by `gain`, into `target` from sample `start`; what overhangs is lost. */
export function mixInto(target: Signal, sound: Signal, start: number, gain = 1): void {
  const end = Math.min(sound.length, target.length - start);
  for (let i = Math.max(0, -start); i < end; i += 1) {
    target[start + i] = at(target, start + i) + at(sound, i) * gain;
  }
}

/** Multiplies in place, and returns the same signal. */
export function scale(signal: Signal, gain: number): Signal {
  for (let i = 0; i < signal.length; i += 1) signal[i] = at(signal, i) * gain;
  return signal;
}

/** Raised-cosine fades at both ends, in samples, in place: no step, hence no click. */
export function fadeEnds(signal: Signal, fadeIn: number, fadeOut: number): Signal {
  const ramp = (i: number, length: number) => 0.5 - 0.5 * Math.cos((Math.PI * i) / length);
  for (let i = 0; i < Math.min(fadeIn, signal.length); i += 1) {
    signal[i] = at(signal, i) * ramp(i, fadeIn);
  }
  for (let i = 0; i < Math.min(fadeOut, signal.length); i += 1) {
    const end = signal.length - 1 - i;
    signal[end] = at(signal, end) * ramp(i, fadeOut);
  }
  return signal;
}
