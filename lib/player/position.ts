/** Seconds before the end from which an episode counts as heard. */
export const FINISHED_MARGIN = 30;

/** Where each episode was left, in seconds. */
export interface PositionMemory {
  readonly read: (episodeId: string) => number | undefined;
  readonly write: (episodeId: string, seconds: number, duration: number) => void;
}

/** A memory that lasts as long as the page. */
export function createPositionMemory(): PositionMemory {
  const positions = new Map<string, number>();
  return {
    read: (id) => positions.get(id),
    write(id, seconds, duration) {
      if (isFinished(seconds, duration)) positions.delete(id);
      else positions.set(id, seconds);
    },
  };
}

/** Whether an episode left at this second has been heard: its replay starts at 0. Unknown lengths never are. */
export const isFinished = (seconds: number, duration: number): boolean =>
  duration > 0 && seconds >= Math.max(duration - FINISHED_MARGIN, 1);

/** The places where playing could start, in seconds, each absent when it does not apply. */
export interface StartCandidates {
  readonly explicit?: number | undefined;
  readonly chapter?: number | undefined;
  readonly saved?: number | undefined;
}

/** An explicit time wins over a chapter, a chapter over the saved position, and that over the beginning. */
export function startPosition({ explicit, chapter, saved }: StartCandidates): number {
  const chosen = [explicit, chapter, saved].find(
    (seconds) => seconds !== undefined && Number.isFinite(seconds) && seconds >= 0,
  );
  return chosen ?? 0;
}

/** A second inside the audio: at least 0 and, when the length is known, at most that. */
export function clampPosition(seconds: number, duration: number): number {
  const known = Number.isFinite(duration) && duration > 0;
  return Math.max(0, known ? Math.min(seconds, duration) : seconds);
}
