import { isRecord, isText, isWithin } from '@/lib/decode';
import type { Artwork } from '@/lib/content/picture';
import type { PlayableEpisode } from '@/lib/player/core/playable';

/** Tells whether a decoded value is a complete playable. */
export const isPlayable = (value: unknown): value is PlayableEpisode =>
  isRecord(value) &&
  [value.id, value.title, value.author].every(isText) &&
  [value.audioUrl, value.imageUrl, value.pageUrl].every(isTextOrAbsent) &&
  isWithin(value.announcedDuration ?? 0, 0, Number.MAX_VALUE) &&
  (value.artwork === undefined ||
    (Array.isArray(value.artwork) && value.artwork.every(isArtwork)));

const isTextOrAbsent = (value: unknown): boolean => value === undefined || isText(value);

const isArtwork = (value: unknown): value is Artwork =>
  isRecord(value) && [value.src, value.sizes, value.type].every(isText);
