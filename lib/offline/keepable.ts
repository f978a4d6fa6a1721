import type { PlayableEpisode } from '@/lib/player/core/playable';

/**
 * Tells whether an episode can be kept offline: the episode has a page and an audio file on this site. The pages'
 * policy forbids other hosts, and an opaque cross-origin response cannot be cut into ranges.
 */
export const isKeepable = ({ pageUrl, audioUrl }: PlayableEpisode): boolean =>
  pageUrl !== undefined && (audioUrl === undefined || /^\/(?!\/)/.test(audioUrl));
