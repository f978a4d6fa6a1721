import 'server-only';
import { extname } from 'node:path';
import type { EpisodeAudio } from '@/lib/episodes/episode';
import { SAMPLE_AUDIO } from '@/lib/player/core/playable';
import { publicFile } from '@/lib/server/content/files/publicFiles';
import { readVariable } from '@/lib/server/variables.mjs';

/** Address prefix of the site's own audio files. */
const AUDIO_PREFIX = '/audio/';

/**
 * Reads `AUDIO_BASE_URL`, the object storage or CDN to which `public/audio` has been copied, without trailing
 * slash; null when the site serves the files itself.
 * @throws Error when `AUDIO_BASE_URL` is not an http(s) address.
 */
export function audioBaseUrl(): string | null {
  const value = readVariable('AUDIO_BASE_URL');
  if (value === '') return null;
  const { origin, pathname } = new URL(value);
  return origin + pathname.replace(/\/+$/, '');
}

/** Resolves the address of a file of `public/audio` against `AUDIO_BASE_URL`; other addresses stay unchanged. */
function soundAddress(address: string): string {
  const base = audioBaseUrl();
  return base === null || !address.startsWith(AUDIO_PREFIX)
    ? address
    : `${base}/${address.slice(AUDIO_PREFIX.length)}`;
}

const TYPES_BY_EXTENSION: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.m4a': 'audio/mp4',
  '.aac': 'audio/aac',
  '.ogg': 'audio/ogg',
  '.opus': 'audio/ogg',
  '.wav': 'audio/wav',
};

/** Returns the media type of an audio address by its extension; audio/mpeg for an unknown extension. */
export const audioType = (address: string): string =>
  TYPES_BY_EXTENSION[extname(address.replace(/[?#].*$/, '')).toLowerCase()] ?? 'audio/mpeg';

/**
 * Selects the audio of an episode: the owner's recording, else the narration of the same name, else the sample. With
 * `AUDIO_BASE_URL`, sounds and chapters take addresses below that base; subtitles stay on the site, since a browser
 * loads cross-origin subtitles only with CORS headers.
 */
export function audioOf(
  slug: string,
  recording: string | undefined,
  root?: string,
): EpisodeAudio {
  const narration = `/audio/${slug}.mp3`;
  const isNarrated = publicFile(narration, root) !== null;
  const url = recording ?? (isNarrated ? narration : SAMPLE_AUDIO);
  return {
    url: soundAddress(url),
    bytes: publicFile(url, root)?.bytes ?? 0,
    type: audioType(url),
    kind: url === narration ? 'narration' : url === SAMPLE_AUDIO ? 'sample' : 'recording',
    subtitles: publishedAddress(`/audio/${slug}.vtt`, root),
    wordsFile: publishedAddress(`/audio/${slug}.words.json`, root),
    chaptersFile: hostedAddress(publishedAddress(`/audio/${slug}.chapters.json`, root)),
  };
}

const hostedAddress = (address: string | null): string | null =>
  address && soundAddress(address);

const publishedAddress = (address: string, root?: string): string | null =>
  publicFile(address, root) && address;
