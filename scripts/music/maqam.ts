/**
 * Scales with their quarter tones. A maqam is a lower and an upper tetrachord; steps are
 * given in cents above the tonic, seven to the octave, in the 24-step theory that Arab
 * conservatories teach (the “half-flat” second of Bayati stands at 150 cents).
 */
const MAQAMAT = {
  /** Bayati on the tonic, Nahawand on the fourth: the mode at rest. */
  bayati: [0, 150, 300, 500, 700, 800, 1000],
  /** Bayati with Hijaz on the fourth (Bayati Shuri): the middle of the piece leans on it. */
  shuri: [0, 150, 300, 500, 600, 900, 1000],
  /** Rast: kept for comparison and for whoever writes the next piece. */
  rast: [0, 200, 350, 500, 700, 900, 1050],
} as const satisfies Record<string, readonly number[]>;

export type Maqam = keyof typeof MAQAMAT;

/** Height of a scale degree in cents above the tonic; 0 is the tonic, 7 its octave, −1 the note below. */
export function centsOf(maqam: Maqam, degree: number): number {
  const octave = Math.floor(degree / 7);
  const step = MAQAMAT[maqam][degree - octave * 7];
  if (step === undefined) throw new RangeError(`Un degré est un nombre entier, pas ${degree}.`);
  return octave * 1200 + step;
}

/** Frequency in hertz of a degree, for a tonic in hertz. */
export function frequencyOf(maqam: Maqam, degree: number, tonic: number): number {
  return tonic * 2 ** (centsOf(maqam, degree) / 1200);
}
