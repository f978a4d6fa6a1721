import { resolveAddress } from '@/lib/feed/read/address';
import { parseFeedDate } from '@/lib/feed/read/date';
import { parseDuration, audioAddress } from '@/lib/feed/read/sound';
import type { FeedEpisode } from '@/lib/feed/read/episode';
import { withBase } from '@/lib/feed/read/xmlBase';
import { showNotes, plainTitle } from '@/lib/feed/read/plainText';
import {
  asNode,
  attribute,
  child,
  pick,
  shortText,
  type XmlNode,
} from '@/lib/feed/read/xml/xmlNode';

/** What an item inherits from its channel when it says nothing itself. */
export interface ChannelDefaults {
  readonly author: string | null;
  readonly imageUrl: string | null;
  /** What relative addresses are resolved against: `xml:base` of the channel and the root, then the feed's address. */
  readonly bases: readonly (string | null)[];
  /** Whether the channel or the root has an `xml:base`. */
  readonly isBased: boolean;
}

/** What is kept of an item until its whole channel is known: nothing that refers to the text it was read from. */
export interface ItemDraft {
  readonly fields: XmlNode;
  /** The show notes as plain text. */
  readonly notes: string;
}

/** The elements that `readItem` looks at. */
const FIELDS = [
  ...['guid', 'link', 'title', 'itunes:title', 'enclosure', 'pubdate', 'dc:date'],
  ...['itunes:duration', 'itunes:block', 'googleplay:block'],
  ...['dc:creator', 'itunes:author', 'author', 'googleplay:author'],
  ...['itunes:image', 'googleplay:image', 'image', 'media:thumbnail'],
  ...['media:content', 'media:group'],
];

/**
 * Copies the fields of an `<item>` by way of JSON: a string cut out of a text keeps the whole of that text in
 * memory.
 */
export function draftItem(item: XmlNode): ItemDraft {
  const copy = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
  const base = attribute(item, 'xml:base');
  return {
    fields:
      asNode(copy({ ...pick(item, FIELDS), ...(base && { $: { 'xml:base': base } }) })) ?? '',
    notes: String(copy(showNotes(item))),
  };
}

const UNTITLED = 'Épisode sans titre';

/** Reads the episode of an `<item>`; null without audio, or when its owner blocked it. */
export function readItem(
  { fields: item, notes }: ItemDraft,
  channel: ChannelDefaults,
): FeedEpisode | null {
  const outer = withBase(item, channel.bases);
  const link = resolveAddress(shortText(item, ['link']), outer);
  // The page of an item stands in for a base that its author has not written.
  const isBased = channel.isBased || outer !== channel.bases;
  const bases = isBased ? [...outer, link] : [link, ...outer];
  const audioUrl = audioAddress(item, bases);
  if (audioUrl === null || isBlocked(item)) return null;
  return {
    guid: shortText(item, ['guid']) ?? withoutQuery(audioUrl),
    title: plainTitle(shortText(item, ['title', 'itunes:title']) ?? '') || UNTITLED,
    audioUrl,
    imageUrl: readImage(item, bases) ?? channel.imageUrl,
    author: readAuthor(item) ?? channel.author,
    description: notes,
    date: parseFeedDate(shortText(item, ['pubdate', 'dc:date']) ?? ''),
    duration: parseDuration(shortText(item, ['itunes:duration']) ?? ''),
    link,
  };
}

/** Reads the creator of an item or a channel; RSS's own `author` is an address with a name in brackets. */
export function readAuthor(node: XmlNode): string | null {
  const written = shortText(node, [
    'dc:creator',
    'itunes:author',
    'author',
    'googleplay:author',
  ]);
  if (written === null) return null;
  return plainTitle(nameIn(written) ?? written) || null;
}

/** The name of 'someone@example.org (Name)', or null; read without a pattern that could be tried in many ways. */
function nameIn(author: string): string | null {
  const open = author.indexOf('(');
  if (open < 0 || !author.endsWith(')')) return null;
  const address = author.slice(0, open);
  const isAddress = /\s$/.test(address) && /^[^\s@]+@\S+$/.test(address.trim());
  return isAddress ? author.slice(open + 1, -1).trim() || null : null;
}

/** Reads the picture of an item or a channel, by `href` first, then RSS's own `<image><url>`. */
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
