import type { PlayableEpisode } from '@/lib/player/core/playable';

/** A passage of an episode that narrates an entry. */
export interface CitedMoment {
  readonly slug: string;
  readonly title: string;
  readonly sentence: string;
  readonly href: `/episodes/${string}`;
  /** The second as a clock and as spoken text; null without timings. */
  readonly clock: string | null;
  readonly spoken: string | null;
  /** Playback of the passage; null without timings. */
  readonly passage: {
    readonly episode: PlayableEpisode;
    readonly at: number;
  } | null;
}
