/** The mel scale and a bank of triangular filters on it, after Davis & Mermelstein (see mfcc.ts). */

/** Converts hertz to mels: D. O’Shaughnessy, “Speech Communication: Human and Machine”, 1987, p. 150. */
export const melOf = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);

/** Converts mels to hertz. */
export const hertzOf = (mels: number): number => 700 * (10 ** (mels / 2595) - 1);

/** A triangular filter over consecutive bins of a spectrum. */
export type MelFilter = { readonly first: number; readonly weights: Float64Array };

export type BankShape = {
  readonly filters: number;
  /** In hertz: lowest and highest frequency of the filters. */
  readonly low: number;
  readonly high: number;
  /** Sampling rate in hertz. */
  readonly rate: number;
  /** Points of the transform. */
  readonly size: number;
};

/**
 * Builds triangular filters with equidistant centres in mels, each from the centre of the lower neighbour to that of
 * the upper: between the outermost centres the weights at a frequency sum to 1.
 */
export function melBank({ filters, low, high, rate, size }: BankShape): readonly MelFilter[] {
  const step = (melOf(high) - melOf(low)) / (filters + 1);
  const edge = (i: number) => hertzOf(melOf(low) + i * step);
  return Array.from({ length: filters }, (_, f) => {
    const [lowerEdge, centre, upperEdge] = [edge(f), edge(f + 1), edge(f + 2)];
    const hertzOfBin = (bin: number) => (bin * rate) / size;
    const firstBin = Math.ceil((lowerEdge * size) / rate);
    const lastBin = Math.min(size / 2, Math.floor((upperEdge * size) / rate));
    const weights = Float64Array.from(
      { length: Math.max(0, lastBin - firstBin + 1) },
      (__, i) => {
        const frequency = hertzOfBin(firstBin + i);
        const weight =
          frequency <= centre
            ? (frequency - lowerEdge) / (centre - lowerEdge)
            : (upperEdge - frequency) / (upperEdge - centre);
        return Math.max(0, weight);
      },
    );
    return { first: firstBin, weights };
  });
}

/** Computes the energy of a power spectrum through a filter. */
export function energyIn({ first: firstBin, weights }: MelFilter, power: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1)
    sum += (weights[i] ?? 0) * (power[firstBin + i] ?? 0);
  return sum;
}
