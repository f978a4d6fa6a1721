import type { Chapter } from '@/lib/player/extras/chapters';
import { isRecord, isText, isWithin } from '@/lib/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/** Data around the playing episode, fetched once the episode plays: its chapters and its neighbours in story order. */
export interface TrackContext {
  readonly chapters: readonly Chapter[];
  readonly next: PlayableEpisode | null;
  readonly previous: PlayableEpisode | null;
}

/** The track context of an episode without a page, or before the context is loaded. */
export const EMPTY_CONTEXT: TrackContext = { chapters: [], next: null, previous: null };

export const trackContextAddress = (pageUrl: string): string => `${pageUrl}/lecture.json`;

/** Decodes the response with a track context; null when invalid. */
export function readTrackContext(json: unknown): TrackContext | null {
  if (!isRecord(json)) return null;
  const { chapters, next = null, previous = null } = json;
  if (!Array.isArray(chapters) || !chapters.every(isChapter)) return null;
  if (!isNeighbour(next) || !isNeighbour(previous)) return null;
  return { chapters, next, previous };
}

const isChapter = (value: unknown): value is Chapter =>
  isRecord(value) && isText(value.title) && isWithin(value.start, 0, Number.MAX_VALUE);

const isNeighbour = (value: unknown): value is PlayableEpisode | null =>
  value === null || isPlayable(value);
