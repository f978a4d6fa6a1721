/**
 * Maqamat with quarter tones: a lower and an upper tetrachord in cents above the tonic, seven steps to the octave, in
 * the 24-step theory of Arab conservatories (the “half-flat” second of Bayati lies at 150 cents).
 */
const MAQAMAT = {
  /** Bayati on the tonic, Nahawand on the fourth: the main mode. */
  bayati: [0, 150, 300, 500, 700, 800, 1000],
  /** Bayati with Hijaz on the fourth (Bayati Shuri): the mode of the middle part. */
  shuri: [0, 150, 300, 500, 600, 900, 1000],
  /** Rast: for comparison and further pieces. */
  rast: [0, 200, 350, 500, 700, 900, 1050],
} as const satisfies Record<string, readonly number[]>;

export type Maqam = keyof typeof MAQAMAT;

/** Returns the pitch of a scale degree in cents above the tonic; 0 is the tonic, 7 its octave, −1 the note below. */
export function centsOf(maqam: Maqam, degree: number): number {
  const octave = Math.floor(degree / 7);
  const step = MAQAMAT[maqam][degree - octave * 7];
  if (step === undefined) throw new RangeError(`Un degré est un nombre entier, pas ${degree}.`);
  return octave * 1200 + step;
}

/** Computes the frequency of a degree, in hertz, for a tonic in hertz. */
export function frequencyOf(maqam: Maqam, degree: number, tonic: number): number {
  return tonic * 2 ** (centsOf(maqam, degree) / 1200);
}
