import { resumeAt } from '@/lib/player/core/position';
import type { SavedPosition } from '@/lib/player/persistence/savedPosition';

/** How much of an episode a listener has heard. */
export type Hearing =
  | { readonly status: 'new' | 'heard' }
  /** Left at second `at` of `duration`, which is 0 when it is not known. */
  | { readonly status: 'begun'; readonly at: number; readonly duration: number };

/** Until this second an episode has hardly begun. */
const BEGUN_AFTER = 10;

export function hearingOf(saved: SavedPosition | undefined): Hearing {
  if (!saved) return { status: 'new' };
  const at = resumeAt(saved);
  if (at === undefined) return { status: 'heard' };
  return at > BEGUN_AFTER
    ? { status: 'begun', at, duration: saved.duration }
    : { status: 'new' };
}
