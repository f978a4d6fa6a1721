/** Features of audio for the alignment, frame by frame. */
import type { Frames } from './features/frames';
import { loudness, silentFrames } from './features/loudness';
import { cepstra } from './features/mfcc';
import { normalise, withSlopes } from './features/normalise';

export type Description = {
  readonly frames: Frames;
  /** 1 for each silent frame. */
  readonly silent: Uint8Array;
};

/** Computes the features of audio from its mel energies (features/spectrum.ts). */
export function describe(energies: Frames): Description {
  const silent = silentFrames(loudness(energies), energies.hop);
  const voice = silent.map((isSilent) => 1 - isSilent);
  const frames = withSlopes(normalise(cepstra(energies, voice), voice));
  return { frames, silent };
}
