import type { Artwork } from '@/lib/content/picture';

/** The episode that a play action publishes: what the player needs, wherever the episode came from. */
export interface PlayableEpisode {
  /** Stable across visits: the slug of a fixed episode, the guid of one that comes from the feed. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly audioUrl?: string;
  readonly imageUrl?: string;
  readonly artwork?: readonly Artwork[];
  /** Length announced by its record or its feed, in seconds; the media's own length replaces it. */
  readonly announcedDuration?: number;
  /** The episode's own page on this site; an episode that only the feed knows has none. */
  readonly pageUrl?: string;
}

/** Played when an episode has no audio address of its own. */
export const SAMPLE_AUDIO = '/audio/sample.mp3';

export const sourceOf = (episode: PlayableEpisode): string => episode.audioUrl || SAMPLE_AUDIO;

/** Rewrites an http address to https on an https page, which would block it otherwise (mixed content). */
export const secured = (address: string, page: string): string =>
  page.startsWith('https:') ? address.replace(/^http:/, 'https:') : address;
