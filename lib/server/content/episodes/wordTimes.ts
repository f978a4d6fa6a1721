import 'server-only';
import { readWords } from '@/lib/episodes/transcript/words';
import { publicBytes } from '@/lib/server/content/files/publicFiles';

/**
 * Reads the seconds from the start of each cue of an episode to that of each of its words; an empty list without a
 * file.
 * @throws Error naming the file when it is something else.
 */
export function readWordTimes(slug: string): readonly (readonly number[])[] {
  const address = `/audio/${slug}.words.json`;
  const bytes = publicBytes(address);
  if (bytes === null) return [];
  const times = readWords(JSON.parse(bytes.toString()));
  if (times === null)
    throw new Error(`public${address} : des listes de pas de 25 ms sont attendues`);
  return times;
}
