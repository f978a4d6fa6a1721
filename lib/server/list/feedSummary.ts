import 'server-only';
import { pictureAt } from '@/lib/content/picture';
import { playableFeedEpisode, type FeedEpisode } from '@/lib/feed/read/episode';
import type { EpisodeSummary, TitleTarget } from '@/lib/episodes/summary';
import { siteOrigin } from '@/lib/server/environment';
import { clip } from '@/lib/text/clip';
import { parisDay } from '@/lib/time/parisDay';

/** In characters: cards show two lines, and a feed's notes can be pages long. */
const MAX_DESCRIPTION_LENGTH = 280;

/** Summarizes a feed episode for a card of the episode list. */
export function feedSummary(episode: FeedEpisode, siteName: string): EpisodeSummary {
  const { guid, title, link, date, duration, description } = episode;
  const imageUrl = isShowable(episode.imageUrl) ? episode.imageUrl : null;
  return {
    id: guid,
    titleId: `titre-${encodeURIComponent(guid)}`,
    title,
    shortTitle: title,
    target: targetOf(link),
    number: null,
    category: null,
    periods: [],
    years: null,
    seconds: duration,
    day: date === null ? null : parisDay(date),
    publishedAt: date === null ? null : Date.parse(date),
    picture: imageUrl === null ? null : pictureAt(imageUrl),
    description: clip(description, MAX_DESCRIPTION_LENGTH),
    playable: playableFeedEpisode({ ...episode, imageUrl }, siteName),
  };
}

const targetOf = (link: string | null): TitleTarget =>
  link === null ? { kind: 'none' } : { kind: 'elsewhere', href: link };

/**
 * Tells whether a picture's address is allowed by the site's policy: plain http only where the site itself has no
 * https.
 */
const isShowable = (address: string | null): boolean =>
  address !== null && (address.startsWith('https:') || siteOrigin().startsWith('http:'));
