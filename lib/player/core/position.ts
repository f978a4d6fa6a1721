import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** Seconds before the end from which an episode counts as heard. */
const FINISHED_MARGIN = 30;

/** A second that was played, with the length and the moment that go with it. */
export type PlayedSecond = Pick<SavedPosition, 't' | 'at' | 'duration'>;

/** Where each episode was left. */
export interface PositionStorage {
  readonly read: (episode: PlayableEpisode) => SavedPosition | undefined;
  /** Nothing changes when that episode has been heard later than that, in another tab. */
  readonly write: (episode: PlayableEpisode, played: PlayedSecond) => void;
  /** Calls back after every change; returns the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

/** Tells whether an episode left at a second counts as heard: its replay starts at 0. Unknown durations never do. */
export const isFinished = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= Math.max(duration - FINISHED_MARGIN, 1);

/** Returns the second at which to resume an episode; undefined when it is new, or has been heard. */
export const resumeAt = (saved: SavedPosition | undefined): number | undefined =>
  saved && !isFinished(saved.t, saved.duration) ? saved.t : undefined;

/** The places where playing could start, in seconds, each absent when it does not apply. */
export interface StartCandidates {
  readonly explicit?: number | undefined;
  readonly chapter?: number | undefined;
  readonly saved?: number | undefined;
}

/**
 * Chooses the start second: an explicit time wins over a chapter, a chapter over the saved position, and that over
 * 0.
 */
export function startPosition({ explicit, chapter, saved }: StartCandidates): number {
  const chosen = [explicit, chapter, saved].find(
    (seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds >= 0,
  );
  return chosen ?? 0;
}

/** Clamps a second to the audio: at least 0 and, when the duration is known, at most that. */
export function clampPosition(seconds: number, duration: number): number {
  const known = Number.isFinite(duration) && duration > 0;
  return Math.max(0, known ? Math.min(seconds, duration) : seconds);
}
