import 'server-only';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decodeContent } from '@/lib/content/decode';
import { ChaptersFileSchema } from '@/lib/episodes/chaptersFile';
import type { Episode } from '@/lib/episodes/episode';
import { storyNeighbours } from '@/lib/episodes/story';
import type { Chapter } from '@/lib/player/chapters';
import type { Companion } from '@/lib/player/companion';
import { loadEpisodes } from '@/lib/server/episodes';
import { playableOf } from '@/lib/server/playables';
import { publicFile } from '@/lib/server/publicFiles';

/** What the player reads beside an episode of the fixed list, once it sounds. */
export function companionOf(slug: string): Companion {
  const { previous, next } = storyNeighbours(loadEpisodes(), slug);
  return {
    chapters: chaptersOf(slug),
    next: playableOrNull(next),
    previous: playableOrNull(previous),
  };
}

const playableOrNull = (episode: Episode | null) => episode && playableOf(episode);

/** @throws Error naming the file when it is not what it should be. */
function chaptersOf(slug: string): readonly Chapter[] {
  const address = `/audio/${slug}.chapters.json`;
  if (publicFile(address) === null) return [];
  const path = join(/* turbopackIgnore: true */ process.cwd(), 'public', address);
  const json: unknown = JSON.parse(readFileSync(path, 'utf8'));
  return decodeContent(ChaptersFileSchema, json, `public${address}`);
}
