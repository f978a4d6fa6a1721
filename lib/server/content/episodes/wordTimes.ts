import 'server-only';
import { readWords } from '@/lib/episodes/transcript/words';
import { publicBytes } from '@/lib/server/content/files/publicFiles';

/**
 * Reads the seconds of each word of an episode, relative to its cue, from `{slug}.words.json`; an empty list without
 * the file.
 * @throws Error naming an invalid file
 */
export function readWordTimes(slug: string): readonly (readonly number[])[] {
  const address = `/audio/${slug}.words.json`;
  const bytes = publicBytes(address);
  if (bytes === null) return [];
  const words = readWords(JSON.parse(bytes.toString()));
  if (words === null)
    throw new Error(`public${address} : des listes de pas de 25 ms sont attendues`);
  return words;
}
