import 'server-only';
import { episodePath } from '@/lib/episodes/address';
import type { Episode } from '@/lib/episodes/episode';
import type { ListedEpisode } from '@/lib/episodes/listed';
import { playableFeedEpisode } from '@/lib/episodes/playable';
import type { FeedEpisode } from '@/lib/feed/episode';
import type { PlayableEpisode } from '@/lib/player/playable';
import { siteOrigin } from '@/lib/server/environment';
import { playableOf } from '@/lib/server/playables';
import { loadSite } from '@/lib/server/site';
import { clip } from '@/lib/text/clip';
import { parseClock } from '@/lib/time/clock';
import { parseLongDate, type CalendarDay } from '@/lib/time/longDate';
import { parisDay } from '@/lib/time/parisDay';

/** Where an episode's title leads: its page here, another site, nowhere. */
export type TitleTarget =
  | { readonly kind: 'page'; readonly href: `/episodes/${string}` }
  | { readonly kind: 'elsewhere'; readonly href: string }
  | { readonly kind: 'none' };

/** What a list shows of an episode, wherever it comes from. */
export interface EpisodeFacts {
  /** Of the element that holds the title. */
  readonly titleId: string;
  readonly title: string;
  /** The end of the title, which tells the subject. */
  readonly shortTitle: string;
  readonly target: TitleTarget;
  readonly category: string | undefined;
  /** Null when nobody tells. */
  readonly seconds: number | null;
  readonly day: CalendarDay | null;
  readonly imageUrl: string | undefined;
  readonly description: string;
  readonly playable: PlayableEpisode;
}

/** Two lines are shown; the notes of a feed can be pages long. */
const MOST_DESCRIPTION = 280;

/** An episode of `content/`. */
export const ownFacts = (episode: Episode): EpisodeFacts => ({
  titleId: `titre-${episode.slug}`,
  title: episode.title,
  shortTitle: episode.shortTitle,
  target: { kind: 'page', href: episodePath(episode.slug) },
  category: episode.category,
  seconds: parseClock(episode.duration) ?? 0,
  day: episode.date === undefined ? null : parseLongDate(episode.date),
  imageUrl: episode.imageUrl,
  description: episode.description,
  playable: playableOf(episode),
});

/** An episode that only the feed knows. */
export function feedFacts(episode: FeedEpisode): EpisodeFacts {
  const { guid, title, link, date, duration, description } = episode;
  const imageUrl = isShowable(episode.imageUrl) ? episode.imageUrl : null;
  return {
    titleId: `titre-${encodeURIComponent(guid)}`,
    title,
    shortTitle: title,
    target: link === null ? { kind: 'none' } : { kind: 'elsewhere', href: link },
    category: undefined,
    seconds: duration,
    day: date === null ? null : parisDay(date),
    imageUrl: imageUrl ?? undefined,
    description: clip(description, MOST_DESCRIPTION),
    playable: playableFeedEpisode({ ...episode, imageUrl }, loadSite().name),
  };
}

export const factsOf = (listed: ListedEpisode): EpisodeFacts =>
  listed.kind === 'own' ? ownFacts(listed.episode) : feedFacts(listed.episode);

/** Our policy lets plain http pictures in only where the site itself is plain http. */
const isShowable = (address: string | null): boolean =>
  address !== null && (address.startsWith('https:') || siteOrigin().startsWith('http:'));
