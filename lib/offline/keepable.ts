import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * Tells whether an episode can be kept offline: it has a page here, and its audio is a file of this site. The pages'
 * policy forbids other hosts, and an opaque cross-origin response cannot be cut into ranges.
 */
export const isKeepable = ({ pageUrl, audioUrl }: PlayableEpisode): boolean =>
  pageUrl !== undefined && (audioUrl === undefined || /^\/(?!\/)/.test(audioUrl));
