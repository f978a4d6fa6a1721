import { resolveAddress } from '@/lib/feed/address';
import { parseFeedDate } from '@/lib/feed/date';
import { parseDuration } from '@/lib/feed/duration';
import { audioAddress } from '@/lib/feed/enclosure';
import type { FeedEpisode } from '@/lib/feed/episode';
import { showNotes } from '@/lib/feed/notes';
import { plainTitle } from '@/lib/feed/plainText';
import { attribute, child, shortText, type XmlNode } from '@/lib/feed/xmlNode';

/** What an item inherits from its channel when it says nothing itself. */
export interface ChannelDefaults {
  readonly link: string | null;
  readonly author: string | null;
  readonly imageUrl: string | null;
  /** The address that the feed was finally read from. */
  readonly feedUrl: string;
}

const UNTITLED = 'Épisode sans titre';

/** The episode told by an `<item>`, or null for one without audio or that its owner blocked. */
export function readItem(item: XmlNode, channel: ChannelDefaults): FeedEpisode | null {
  const channelBases = [channel.link, channel.feedUrl];
  const link = resolveAddress(shortText(item, ['link']), channelBases);
  const bases = [link, ...channelBases];
  const audioUrl = audioAddress(item, bases);
  if (audioUrl === null || isBlocked(item)) return null;
  return {
    guid: shortText(item, ['guid']) ?? withoutQuery(audioUrl),
    title: plainTitle(shortText(item, ['title', 'itunes:title']) ?? '') || UNTITLED,
    audioUrl,
    imageUrl: readImage(item, bases) ?? channel.imageUrl,
    author: readAuthor(item) ?? channel.author,
    description: showNotes(item),
    date: parseFeedDate(shortText(item, ['pubdate', 'dc:date']) ?? ''),
    duration: parseDuration(shortText(item, ['itunes:duration']) ?? ''),
    link,
  };
}

/** The creator of an item or a channel; RSS's own author is an address with a name in brackets. */
export function readAuthor(node: XmlNode): string | null {
  const written = shortText(node, [
    'dc:creator',
    'itunes:author',
    'author',
    'googleplay:author',
  ]);
  if (written === null) return null;
  const named = /^\S+@\S+\s+\((.+)\)$/.exec(written)?.[1];
  return plainTitle(named ?? written) || null;
}

/** The picture of an item or a channel, by `href` first, then RSS's own `<image><url>`. */
export function readImage(node: XmlNode, bases: readonly (string | null)[]): string | null {
  const written = [
    attribute(child(node, 'itunes:image'), 'href'),
    attribute(child(node, 'googleplay:image'), 'href'),
    attribute(child(node, 'image'), 'href'),
    shortText(child(node, 'image'), ['url']),
    attribute(child(node, 'media:thumbnail'), 'url'),
  ];
  for (const address of written) {
    const resolved = resolveAddress(address, bases);
    if (resolved !== null) return resolved;
  }
  return null;
}

const isBlocked = (item: XmlNode): boolean =>
  /^(?:yes|true)$/i.test(shortText(item, ['itunes:block', 'googleplay:block']) ?? '');

/** Hosts put a token that changes daily in the query; the rest of the address stays. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');
