/** The mel scale and a bank of triangular filters on it, after Davis & Mermelstein (see mfcc.ts). */

/** Mels of a frequency in hertz: D. O’Shaughnessy, “Speech Communication: Human and Machine”, 1987, p. 150. */
export const melOf = (hertz: number): number => 2595 * Math.log10(1 + hertz / 700);

/** The frequency in hertz of a height in mels. */
export const hertzOf = (mels: number): number => 700 * (10 ** (mels / 2595) - 1);

/** A triangle over consecutive bins of a spectrum. */
export type MelFilter = { readonly first: number; readonly weights: Float64Array };

export type BankShape = {
  readonly filters: number;
  /** Hertz, lowest and highest frequency that any filter hears. */
  readonly low: number;
  readonly high: number;
  /** Hertz. */
  readonly rate: number;
  /** Points of the transform. */
  readonly size: number;
};

/**
 * Filters whose centres stand at equal steps of mels, each rising from its neighbour’s centre below and falling to
 * its neighbour’s above: between the outermost centres the weights at a frequency add up to 1.
 */
export function melBank({ filters, low, high, rate, size }: BankShape): readonly MelFilter[] {
  const step = (melOf(high) - melOf(low)) / (filters + 1);
  const edge = (i: number) => hertzOf(melOf(low) + i * step);
  return Array.from({ length: filters }, (_, f) => {
    const [from, centre, to] = [edge(f), edge(f + 1), edge(f + 2)];
    const hertz = (bin: number) => (bin * rate) / size;
    const first = Math.ceil((from * size) / rate);
    const last = Math.min(size / 2, Math.floor((to * size) / rate));
    const weights = Float64Array.from({ length: Math.max(0, last - first + 1) }, (__, i) => {
      const at = hertz(first + i);
      const weight = at <= centre ? (at - from) / (centre - from) : (to - at) / (to - centre);
      return Math.max(0, weight);
    });
    return { first, weights };
  });
}

/** What a filter lets through of a power spectrum. */
export function energyIn({ first, weights }: MelFilter, power: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < weights.length; i += 1)
    sum += (weights[i] ?? 0) * (power[first + i] ?? 0);
  return sum;
}
