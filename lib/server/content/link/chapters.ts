import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tryDecode } from '@/lib/content/decode';
import { ChaptersFileSchema } from '@/lib/episodes/transcript/chaptersFile';
import type { Chapter } from '@/lib/player/extras/chapters';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { failure, success, type Result } from '@/lib/result';

/** Reads the chapters file beside an episode's audio, empty without a file, or returns its problems. */
export function readChapters(slug: string): Result<readonly Chapter[], readonly string[]> {
  const address = `/audio/${slug}.chapters.json`;
  if (publicFile(address) === null) return success([]);
  const file = `public${address}`;
  try {
    const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', address);
    return tryDecode(ChaptersFileSchema, JSON.parse(readFileSync(path, 'utf8')), file);
  } catch (error) {
    return failure([`${file} : du JSON est attendu (${String(error)})`]);
  }
}
