import 'server-only';
import { statSync } from 'node:fs';
import { extname, join, normalize } from 'node:path';
import type { Episode } from '@/lib/episodes/episode';
import type { EpisodeMedia } from '@/lib/feed/facts';

/** Played for an episode that has no audio of its own. */
const SAMPLE = '/audio/sample.mp3';

const TYPES: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
};

export interface PublicFile {
  readonly bytes: number;
  /** Milliseconds since 1970. */
  readonly modifiedAt: number;
}

const publicRoot = (): string => join(process.cwd(), 'public');

/** Size and age of a file of `public/`, given its address on the site; null when there is no such file. */
export function publicFile(address: string, root: string = publicRoot()): PublicFile | null {
  if (!address.startsWith('/') || normalize(address).includes('..')) return null;
  const stats = statSync(join(root, address), { throwIfNoEntry: false });
  return stats?.isFile() ? { bytes: stats.size, modifiedAt: Math.floor(stats.mtimeMs) } : null;
}

/** The MIME type of an audio address by its extension; MP3's when it says nothing. */
export const audioType = (address: string): string =>
  TYPES[extname(address.replace(/[?#].*$/, '')).toLowerCase()] ?? 'audio/mpeg';

/** What the feed says of an episode's sound: an episode without one gets the sample. */
export function episodeMedia(
  { slug, audioUrl = SAMPLE }: Pick<Episode, 'slug' | 'audioUrl'>,
  root: string = publicRoot(),
): EpisodeMedia {
  return {
    audioUrl,
    bytes: publicFile(audioUrl, root)?.bytes ?? 0,
    type: audioType(audioUrl),
    hasTranscript: publicFile(`/audio/${slug}.vtt`, root) !== null,
    hasChapters: publicFile(`/audio/${slug}.chapters.json`, root) !== null,
  };
}
