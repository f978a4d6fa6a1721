import type { PictureFiles } from '@/lib/content/picture';
import type { PlayableEpisode } from '@/lib/player/core/playable';
import type { CalendarDay } from '@/lib/time/longDate';

/** The target of an episode's title: its page, another site, or none. */
export type TitleTarget =
  | { readonly kind: 'page'; readonly href: `/episodes/${string}` }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'none' };

/** The years narrated by an episode, with their text. */
export interface EpisodeYears {
  readonly from: number;
  readonly to: number;
  readonly label: string;
}

/** An episode in a list, with the fields for sorting and filtering, from `content/` or the feed. */
export interface EpisodeSummary {
  /** The slug of an own episode, the guid of a feed episode. */
  readonly id: string;
  /** Id of the title's element. */
  readonly titleId: string;
  readonly title: string;
  /** The last part of the title, its subject. */
  readonly shortTitle: string;
  readonly target: TitleTarget;
  /** Number in the series; null for a special episode. */
  readonly number: number | null;
  readonly category: string | null;
  /** Ids of the periods narrated. */
  readonly periods: readonly string[];
  /** Null if unknown. */
  readonly years: EpisodeYears | null;
  /** Null if unknown. */
  readonly seconds: number | null;
  readonly day: CalendarDay | null;
  /** Milliseconds since 1970; null for an undated episode. */
  readonly publishedAt: number | null;
  readonly picture: PictureFiles | null;
  readonly description: string;
  readonly playable: PlayableEpisode;
}
