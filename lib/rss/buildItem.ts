import { chaptersAddress } from '@/lib/episodes/telling/chaptersFile';
import type { EpisodeAudio, Episode } from '@/lib/episodes/episode';
import type { FeedFacts } from '@/lib/feed/read/facts';
import { episodeNotes, notesHtml, notesText } from '@/lib/rss/buildNotes';
import { rfc822 } from '@/lib/rss/rfc822';
import { tag, type XmlTag } from '@/lib/rss/xmlWriter';

/** Writes the `<item>` of an episode: RSS 2.0, then Apple's tags, then Podcasting 2.0's. */
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
    ...pubDateTags(episode),
    tag('description', {}, notesText(notes)),
    tag('content:encoded', {}, notesHtml(notes)),
    tag('dc:creator', {}, site.name),
    enclosureTag(episode.audio, facts),
    ...appleTags(episode, facts, season),
    ...podcastTags(episode, origin),
  );
}

const pubDateTags = ({ publishedAt }: Episode): readonly XmlTag[] =>
  publishedAt === null ? [] : [tag('pubDate', {}, rfc822(publishedAt))];

const enclosureTag = (
  { url, bytes, type }: EpisodeAudio,
  { origin, enclosurePrefix }: FeedFacts,
): XmlTag =>
  tag('enclosure', {
    url: enclosurePrefix + absolute(url, origin),
    length: String(bytes),
    type,
  });

function appleTags(
  episode: Episode,
  { origin, site }: FeedFacts,
  season: number | undefined,
): readonly XmlTag[] {
  const { number, picture } = episode;
  const inSeason = number !== undefined && season !== undefined;
  return [
    tag('itunes:title', {}, episode.shortTitle),
    tag('itunes:author', {}, site.name),
    tag('itunes:summary', {}, episode.summary),
    tag('itunes:duration', {}, String(episode.seconds)),
    tag('itunes:explicit', {}, 'false'),
    ...(picture === null ? [] : [tag('itunes:image', { href: absolute(picture.src, origin) })]),
    ...(inSeason ? [tag('itunes:season', {}, String(season))] : []),
    ...(number === undefined ? [] : [tag('itunes:episode', {}, String(number))]),
    tag('itunes:episodeType', {}, number === undefined ? 'bonus' : 'full'),
  ];
}

const podcastTags = (
  { audio, places, path, audioChapters }: Episode,
  origin: string,
): readonly XmlTag[] => [
  ...fileTags(
    'podcast:transcript',
    audio.subtitles,
    { type: 'text/vtt', language: 'fr' },
    origin,
  ),
  ...fileTags(
    'podcast:chapters',
    audioChapters.length > 0 ? chaptersAddress(path) : audio.chaptersFile,
    { type: 'application/json+chapters' },
    origin,
  ),
  ...places.map(({ name, latitude, longitude }) =>
    tag('podcast:location', { rel: 'subject', geo: `geo:${latitude},${longitude}` }, name),
  ),
];

const fileTags = (
  name: string,
  address: string | null,
  attributes: Readonly<Record<string, string>>,
  origin: string,
): readonly XmlTag[] =>
  address === null ? [] : [tag(name, { url: absolute(address, origin), ...attributes })];

/** Resolves a path of the site to an absolute address; an absolute address stays. */
export const absolute = (address: string, origin: string): string =>
  address.startsWith('/') ? `${origin}${address}` : address;
