import type { Artwork } from '@/lib/content/picture';

/** The data of an episode that the player needs, from `content/` or from the feed. */
export interface PlayableEpisode {
  /** Stable across visits: the slug of an own episode, the guid of a feed episode. */
  readonly id: string;
  readonly title: string;
  readonly author: string;
  readonly audioUrl?: string;
  readonly imageUrl?: string;
  readonly artwork?: readonly Artwork[];
  /** Duration according to record or feed, in seconds, until the media's own duration is known. */
  readonly announcedDuration?: number;
  /** The episode's page on this site; undefined for a feed episode. */
  readonly pageUrl?: string;
}

/** Address of the audio for episodes without audio. */
export const SAMPLE_AUDIO = '/audio/sample.mp3';

export const sourceOf = (episode: PlayableEpisode): string => episode.audioUrl || SAMPLE_AUDIO;

/** Rewrites an http address to https on an https page, where mixed content is blocked. */
export const toSecureAddress = (address: string, page: string): string =>
  page.startsWith('https:') ? address.replace(/^http:/, 'https:') : address;
