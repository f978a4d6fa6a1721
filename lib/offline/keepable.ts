import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * Tells whether an episode can be kept: it has a page here, and its audio is a file of this site. The policy of
 * the pages lets them fetch from nowhere else, and a sound that comes from elsewhere unseen could not be cut into
 * ranges.
 */
export const isKeepable = ({ pageUrl, audioUrl }: PlayableEpisode): boolean =>
  pageUrl !== undefined && (audioUrl === undefined || /^\/(?!\/)/.test(audioUrl));
