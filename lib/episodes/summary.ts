import type { PictureFiles } from '@/lib/content/picture';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { CalendarDay } from '@/lib/time/longDate';

/** Where an episode's title leads: its page here, another site, nowhere. */
export type TitleTarget =
  | { readonly kind: 'page'; readonly href: `/episodes/${string}` }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'none' };

/** The years that an episode tells, and how they are written. */
export interface EpisodeYears {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** What a list shows of an episode, and orders and filters it by, wherever it comes from. */
export interface EpisodeSummary {
  /** The slug of an episode of `content/`, the guid of one that only the feed knows. */
  readonly id: string;
  /** Id of the element that holds the title. */
  readonly titleId: string;
  readonly title: string;
  /** The end of the title, which tells the subject. */
  readonly shortTitle: string;
  readonly target: TitleTarget;
  /** In its series; null for an episode outside of any. */
  readonly number: number | null;
  readonly category: string | null;
  /** Ids of the periods that it tells. */
  readonly periods: readonly string[];
  /** Null when nobody tells. */
  readonly years: EpisodeYears | null;
  /** Null when nobody tells. */
  readonly seconds: number | null;
  readonly day: CalendarDay | null;
  /** Milliseconds since 1970; null without a date. */
  readonly publishedAt: number | null;
  readonly picture: PictureFiles | null;
  readonly description: string;
  readonly playable: PlayableEpisode;
}
