import type { Episode } from '@/lib/episodes/episode';
import type { TrackContext } from '@/lib/player/extras/trackContext';

/** What the player reads beside an episode of the fixed list, once it sounds. */
export const trackContextOf = ({ audioChapters, previous, next }: Episode): TrackContext => ({
  chapters: audioChapters,
  next: next && next.playable,
  previous: previous && previous.playable,
});
