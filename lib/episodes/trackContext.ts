import type { Episode } from '@/lib/episodes/episode';
import type { TrackContext } from '@/lib/player/extras/trackContext';

/** Builds the track context of an own episode: its chapters and neighbours. */
export const trackContextOf = ({ audioChapters, previous, next }: Episode): TrackContext => ({
  chapters: audioChapters,
  next: next && next.playable,
  previous: previous && previous.playable,
});
