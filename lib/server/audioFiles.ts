import 'server-only';
import { extname } from 'node:path';
import type { Episode } from '@/lib/episodes/episode';
import type { EpisodeMedia } from '@/lib/feed/facts';
import { publicFile } from '@/lib/server/publicFiles';

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

/** The MIME type of an audio address by its extension; MP3's when it says nothing. */
export const audioType = (address: string): string =>
  TYPES[extname(address.replace(/[?#].*$/, '')).toLowerCase()] ?? 'audio/mpeg';

/** What the feed says of an episode's sound: an episode without one gets the sample. */
export function episodeMedia(
  { slug, audioUrl = SAMPLE }: Pick<Episode, 'slug' | 'audioUrl'>,
  root?: string,
): EpisodeMedia {
  return {
    audioUrl,
    bytes: publicFile(audioUrl, root)?.bytes ?? 0,
    type: audioType(audioUrl),
    hasTranscript: publicFile(`/audio/${slug}.vtt`, root) !== null,
    hasChapters: publicFile(`/audio/${slug}.chapters.json`, root) !== null,
  };
}
