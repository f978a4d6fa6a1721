/**
 * The discrete Fourier transform of real frames, by the radix-2 algorithm of J. W. Cooley and J. W. Tukey, “An
 * algorithm for the machine calculation of complex Fourier series”, Mathematics of Computation 19, 1965.
 */

/** Squared magnitudes of the bins 0 to `size / 2`; the array is reused by the next call. */
export type PowerSpectrum = (frame: Float64Array) => Float64Array;

/**
 * Creates the transform of frames of at most `size` samples; shorter frames are zero-padded.
 * @throws Error when `size` is not a power of two
 */
export function createPowerSpectrum(size: number): PowerSpectrum {
  if (size < 2 || !Number.isInteger(Math.log2(size)))
    throw new Error(`A power of two is expected as the size of a transform, not ${size}.`);
  const order = bitReversed(size);
  const cos = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.cos((2 * Math.PI * k) / size),
  );
  const sin = Float64Array.from({ length: size / 2 }, (_, k) =>
    Math.sin((2 * Math.PI * k) / size),
  );
  const re = new Float64Array(size);
  const im = new Float64Array(size);
  const power = new Float64Array(size / 2 + 1);
  return (frame) => {
    for (let i = 0; i < size; i += 1) {
      const source = order[i] ?? 0;
      re[i] = source < frame.length ? (frame[source] ?? 0) : 0;
    }
    im.fill(0);
    for (let half = 1; half < size; half *= 2) butterflies(re, im, half, cos, sin);
    for (let k = 0; k < power.length; k += 1) power[k] = (re[k] ?? 0) ** 2 + (im[k] ?? 0) ** 2;
    return power;
  };
}

/** Combines transforms of `half` points pairwise, in place. */
function butterflies(
  re: Float64Array,
  im: Float64Array,
  half: number,
  cos: Float64Array,
  sin: Float64Array,
): void {
  const stride = re.length / (2 * half);
  for (let start = 0; start < re.length; start += 2 * half) {
    for (let k = 0; k < half; k += 1) {
      const [a, b] = [start + k, start + k + half];
      const [c, s] = [cos[k * stride] ?? 0, sin[k * stride] ?? 0];
      const [br, bi] = [re[b] ?? 0, im[b] ?? 0];
      const [tr, ti] = [br * c + bi * s, bi * c - br * s];
      const [ar, ai] = [re[a] ?? 0, im[a] ?? 0];
      re[a] = ar + tr;
      im[a] = ai + ti;
      re[b] = ar - tr;
      im[b] = ai - ti;
    }
  }
}

/** Computes the bit-reversed order of the input samples. */
function bitReversed(size: number): Uint32Array {
  const order = new Uint32Array(size);
  for (let i = 1; i < size; i += 1) {
    order[i] = ((order[i >> 1] ?? 0) >> 1) | (i & 1 ? size >> 1 : 0);
  }
  return order;
}
