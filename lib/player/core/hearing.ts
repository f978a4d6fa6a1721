import { resumeAt } from '@/lib/player/core/position';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** A listener's progress in an episode. */
export type Hearing =
  | { readonly status: 'new' | 'heard' }
  /** Stopped at second `at` of `duration`, which is 0 when unknown. */
  | { readonly status: 'begun'; readonly at: number; readonly duration: number };

/** In seconds: an episode stopped before this position counts as not begun. */
const BEGUN_AFTER_SECONDS = 10;

/** Derives the progress from the saved position; undefined for an episode never played. */
export function hearingOf(saved: SavedPosition | undefined): Hearing {
  if (!saved) return { status: 'new' };
  const resumeSecond = resumeAt(saved);
  if (resumeSecond === undefined) return { status: 'heard' };
  return resumeSecond > BEGUN_AFTER_SECONDS
    ? { status: 'begun', at: resumeSecond, duration: saved.duration }
    : { status: 'new' };
}
