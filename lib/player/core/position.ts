import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** In seconds: margin before the end within which an episode counts as heard. */
const FINISHED_MARGIN_SECONDS = 30;

/** A played second with the media's duration and the time of playing. */
export type PlayedSecond = Pick<SavedPosition, 't' | 'at' | 'duration'>;

export interface PositionStorage {
  readonly read: (episode: PlayableEpisode) => SavedPosition | undefined;
  /** Saves a position, unless another tab has saved a later position of this episode. */
  readonly write: (episode: PlayableEpisode, played: PlayedSecond) => void;
  /** Subscribes to every change; returns the unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

/**
 * Tells whether an episode stopped at a second counts as heard, and so restarts at 0; false for an unknown duration.
 */
export const isFinished = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= Math.max(duration - FINISHED_MARGIN_SECONDS, 1);

/** Returns the second at which to resume an episode; undefined for a new or a heard episode. */
export const resumeAt = (saved: SavedPosition | undefined): number | undefined =>
  saved && !isFinished(saved.t, saved.duration) ? saved.t : undefined;

/** Candidates for the start, in seconds; undefined if not applicable. */
export interface StartCandidates {
  readonly explicit?: number | undefined;
  readonly chapter?: number | undefined;
  readonly saved?: number | undefined;
}

/** Chooses the start second: an explicit time before a chapter, a chapter before the saved position, else 0. */
export function startPosition({ explicit, chapter, saved }: StartCandidates): number {
  const startSeconds = [explicit, chapter, saved].find(
    (seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds >= 0,
  );
  return startSeconds ?? 0;
}

/** Clamps a second to the audio: at least 0 and, if the duration is known, at most the duration. */
export function clampPosition(seconds: number, duration: number): number {
  const isDurationKnown = Number.isFinite(duration) && duration > 0;
  return Math.max(0, isDurationKnown ? Math.min(seconds, duration) : seconds);
}
