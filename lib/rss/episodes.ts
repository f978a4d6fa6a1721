import type { Episode } from '@/lib/episodes/episode';
import { type FeedEpisode, newestFirst } from '@/lib/feed/read/episode';
import type { FeedFacts } from '@/lib/feed/read/facts';
import { shortenNotes } from '@/lib/feed/read/plainText';
import { absolute } from '@/lib/rss/buildItem';
import { episodeNotes, notesText } from '@/lib/rss/buildNotes';

/** Lists the episodes of the built-in feed, newest first, as parsed from its RSS text (a test compares both). */
export const feedEpisodes = (facts: FeedFacts): readonly FeedEpisode[] =>
  newestFirst(facts.episodes.map((episode) => feedEpisode(episode, facts)));

function feedEpisode(episode: Episode, { site, origin, imageUrl }: FeedFacts): FeedEpisode {
  const { slug, title, path, audio, seconds } = episode;
  const webAddress = (address: string): string => new URL(absolute(address, origin)).href;
  const picture = episode.picture?.src ?? imageUrl;
  return {
    guid: slug,
    title,
    audioUrl: webAddress(audio.url),
    imageUrl: picture === null ? null : webAddress(picture),
    author: site.name,
    description: shortenNotes(notesText(episodeNotes(episode))),
    date: isoDate(episode),
    duration: seconds > 0 ? seconds : null,
    link: webAddress(path),
  };
}

/** Returns the time of the newest dated episode in ISO 8601 (`lastBuildDate`); null without a dated episode. */
export const lastPublished = (episodes: readonly Episode[]): string | null =>
  episodes.map(isoDate).find((date) => date !== null) ?? null;

const isoDate = ({ publishedAt }: Episode): string | null =>
  publishedAt === null ? null : new Date(publishedAt).toISOString();
