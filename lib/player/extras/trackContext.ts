import type { Chapter } from '@/lib/player/extras/chapters';
import { isRecord, isText, isWithin } from '@/lib/player/persistence/decode';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import { isPlayable } from '@/lib/player/persistence/playableGuard';

/** What the site knows around an episode, read once it sounds: its chapters and its neighbours in the story. */
export interface TrackContext {
  readonly chapters: readonly Chapter[];
  readonly next: PlayableEpisode | null;
  readonly previous: PlayableEpisode | null;
}

/** What is known of an episode that has no page, or whose track context has not come. */
export const ALONE: TrackContext = { chapters: [], next: null, previous: null };

export const trackContextAddress = (pageUrl: string): string => `${pageUrl}/lecture.json`;

/** Decodes the answer of a track context's address; null when it is something else. */
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
