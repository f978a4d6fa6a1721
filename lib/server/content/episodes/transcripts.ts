import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readVtt, type Cue } from '@/lib/episodes/transcript/vtt';
import { publicFile } from '@/lib/server/content/files/publicFiles';

/**
 * Reads the cues of an episode's transcript; null without transcript. The cue identifiers that `scripts/narrate.ts`
 * writes name chapter, paragraph and sentence: `c1-titre`, `c1-p2-s3`.
 * @throws Error naming a file that is not WebVTT.
 */
export function readTranscript(slug: string): readonly Cue[] | null {
  const address = `/audio/${slug}.vtt`;
  if (publicFile(address) === null) return null;
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', address);
  try {
    return readVtt(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`public${address} : ${String(error)}`, { cause: error });
  }
}
