/** Mono audio: samples around ±1 full scale. Its rate is passed separately, in hertz. */
export type Signal = Float64Array;

/** Returns the sample at `index`, and 0 outside the signal (out-of-range reads of typed arrays are slow). */
export function sampleAt(signal: Signal, index: number): number {
  return index >= 0 && index < signal.length ? (signal[index] ?? 0) : 0;
}

/** Adds `sound`, scaled by `gain`, to `target` from sample `start`; samples beyond the end are dropped. */
export function mixInto(target: Signal, sound: Signal, start: number, gain = 1): void {
  const end = Math.min(sound.length, target.length - start);
  for (let i = Math.max(0, -start); i < end; i += 1) {
    target[start + i] = sampleAt(target, start + i) + sampleAt(sound, i) * gain;
  }
}

/** Multiplies a signal in place, and returns it. */
export function scale(signal: Signal, gain: number): Signal {
  for (let i = 0; i < signal.length; i += 1) signal[i] = sampleAt(signal, i) * gain;
  return signal;
}

/** Applies raised-cosine fades to both ends in place, in samples: without a step, no click. */
export function fadeEnds(signal: Signal, fadeIn: number, fadeOut: number): Signal {
  const ramp = (i: number, length: number) => 0.5 - 0.5 * Math.cos((Math.PI * i) / length);
  for (let i = 0; i < Math.min(fadeIn, signal.length); i += 1) {
    signal[i] = sampleAt(signal, i) * ramp(i, fadeIn);
  }
  for (let i = 0; i < Math.min(fadeOut, signal.length); i += 1) {
    const end = signal.length - 1 - i;
    signal[end] = sampleAt(signal, end) * ramp(i, fadeOut);
  }
  return signal;
}
