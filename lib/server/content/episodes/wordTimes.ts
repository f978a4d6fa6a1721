import 'server-only';
import { readSteps, wordSeconds } from '@/lib/episodes/transcript/words';
import { publicBytes } from '@/lib/server/content/files/publicFiles';

/**
 * Reads the steps between the words of each cue of an episode, from `{slug}.words.json`; an empty list without the
 * file.
 * @throws Error naming an invalid file
 */
export function readWordSteps(slug: string): readonly (readonly number[])[] {
  const address = `/audio/${slug}.words.json`;
  const bytes = publicBytes(address);
  if (bytes === null) return [];
  const steps = readSteps(JSON.parse(bytes.toString()));
  if (steps === null)
    throw new Error(`public${address} : des listes de pas de 25 ms sont attendues`);
  return steps;
}

/** Reads the seconds of each word of an episode, relative to its cue. */
export const readWordTimes = (slug: string): readonly (readonly number[])[] =>
  readWordSteps(slug).map(wordSeconds);
