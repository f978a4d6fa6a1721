import type { Episode } from '@/lib/episodes/episode';
import { mentionedPlaces } from '@/lib/episodes/marks';
import type { FeedFacts } from '@/lib/feed/facts';
import { episodeNotes, notesHtml, notesText } from '@/lib/feed/buildNotes';
import { rfc822 } from '@/lib/feed/rfc822';
import { tag, type XmlTag } from '@/lib/feed/xmlWriter';
import { parseClock } from '@/lib/time/clock';

/** The `<item>` of an episode: RSS 2.0, then Apple's tags, then Podcasting 2.0's. */
export function buildItem(
  episode: Episode,
  facts: FeedFacts,
  season: number | undefined,
): XmlTag {
  const { origin, site } = facts;
  const notes = episodeNotes(episode);
  return tag(
    'item',
    {},
    tag('title', {}, episode.title),
    tag('link', {}, `${origin}/episodes/${episode.slug}`),
    tag('guid', { isPermaLink: 'false' }, episode.slug),
    ...published(episode),
    tag('description', {}, notesText(notes)),
    tag('content:encoded', {}, notesHtml(notes)),
    tag('dc:creator', {}, site.name),
    ...audio(episode, facts),
    ...appleTags(episode, facts, season),
    ...podcastTags(episode, facts),
  );
}

function published(episode: Episode): readonly XmlTag[] {
  const date = rfc822(episode);
  return date === null ? [] : [tag('pubDate', {}, date)];
}

function audio({ slug }: Episode, { media, origin }: FeedFacts): readonly XmlTag[] {
  const file = media.get(slug);
  if (file === undefined) return [];
  const { audioUrl, bytes, type } = file;
  return [tag('enclosure', { url: absolute(audioUrl, origin), length: String(bytes), type })];
}

function appleTags(
  episode: Episode,
  { origin, site }: FeedFacts,
  season: number | undefined,
): readonly XmlTag[] {
  const { number, imageUrl } = episode;
  const inSeason = number !== undefined && season !== undefined;
  return [
    tag('itunes:title', {}, episode.shortTitle),
    tag('itunes:author', {}, site.name),
    tag('itunes:summary', {}, episode.summary),
    tag('itunes:duration', {}, String(parseClock(episode.duration) ?? 0)),
    tag('itunes:explicit', {}, 'false'),
    ...(imageUrl === undefined
      ? []
      : [tag('itunes:image', { href: absolute(imageUrl, origin) })]),
    ...(inSeason ? [tag('itunes:season', {}, String(season))] : []),
    ...(number === undefined ? [] : [tag('itunes:episode', {}, String(number))]),
    tag('itunes:episodeType', {}, number === undefined ? 'bonus' : 'full'),
  ];
}

function podcastTags(
  episode: Episode,
  { media, origin, places }: FeedFacts,
): readonly XmlTag[] {
  const file = media.get(episode.slug);
  const base = `${origin}/audio/${episode.slug}`;
  const transcript = { url: `${base}.vtt`, type: 'text/vtt', language: 'fr' };
  const chapters = { url: `${base}.chapters.json`, type: 'application/json+chapters' };
  return [
    ...(file?.hasTranscript ? [tag('podcast:transcript', transcript)] : []),
    ...(file?.hasChapters ? [tag('podcast:chapters', chapters)] : []),
    ...mentionedPlaces(episode).flatMap((id) => {
      const place = places.get(id);
      if (place === undefined) return [];
      const geo = `geo:${place.latitude},${place.longitude}`;
      return [tag('podcast:location', { rel: 'subject', geo }, place.name)];
    }),
  ];
}

/** A path of the site as a whole address; a whole address stays. */
export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;
