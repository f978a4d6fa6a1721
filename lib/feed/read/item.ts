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

/** Values of a channel that its items inherit. */
export interface ChannelDefaults {
  readonly author: string | null;
  readonly imageUrl: string | null;
  /** Bases of relative addresses, in order: `xml:base` of the channel and the root, then the feed's address. */
  readonly bases: readonly (string | null)[];
  /** Whether the channel or the root has an `xml:base`. */
  readonly isBased: boolean;
}

/** The fields of an item that are kept until the channel is parsed, without a reference to the parsed text. */
export interface ItemDraft {
  readonly fields: XmlNode;
  /** The show notes as plain text. */
  readonly notes: string;
}

/** The elements of an item that are read. */
const FIELDS = [
  ...['guid', 'link', 'title', 'itunes:title', 'enclosure', 'pubdate', 'dc:date'],
  ...['itunes:duration', 'itunes:block', 'googleplay:block'],
  ...['dc:creator', 'itunes:author', 'author', 'googleplay:author'],
  ...['itunes:image', 'googleplay:image', 'image', 'media:thumbnail'],
  ...['media:content', 'media:group'],
];

/** Copies the fields of an `<item>` through JSON: in V8 a substring keeps its whole source text in memory. */
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

/** Reads the episode of an `<item>`; null without audio, or when the owner blocked the item. */
export function readItem(
  { fields: item, notes }: ItemDraft,
  channel: ChannelDefaults,
): FeedEpisode | null {
  const outerBases = withBase(item, channel.bases);
  const link = resolveAddress(shortText(item, ['link']), outerBases);
  // Without `xml:base`, an item's `link` is its base.
  const isBased = channel.isBased || outerBases !== channel.bases;
  const bases = isBased ? [...outerBases, link] : [link, ...outerBases];
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

/** Reads the creator of an item or a channel; RSS's own `author` is a mail address with a name in parentheses. */
export function readAuthor(node: XmlNode): string | null {
  const author = shortText(node, [
    'dc:creator',
    'itunes:author',
    'author',
    'googleplay:author',
  ]);
  if (author === null) return null;
  return plainTitle(nameIn(author) ?? author) || null;
}

/** Extracts the name of 'someone@example.org (Name)', or null; without a regular expression that backtracks. */
function nameIn(author: string): string | null {
  const parenthesis = author.indexOf('(');
  if (parenthesis < 0 || !author.endsWith(')')) return null;
  const address = author.slice(0, parenthesis);
  const isAddress = /\s$/.test(address) && /^[^\s@]+@\S+$/.test(address.trim());
  return isAddress ? author.slice(parenthesis + 1, -1).trim() || null : null;
}

/** Reads the picture of an item or a channel, by `href` first, then RSS's own `<image><url>`. */
export function readImage(node: XmlNode, bases: readonly (string | null)[]): string | null {
  const addresses = [
    attribute(child(node, 'itunes:image'), 'href'),
    attribute(child(node, 'googleplay:image'), 'href'),
    attribute(child(node, 'image'), 'href'),
    shortText(child(node, 'image'), ['url']),
    attribute(child(node, 'media:thumbnail'), 'url'),
  ];
  for (const address of addresses) {
    const resolved = resolveAddress(address, bases);
    if (resolved !== null) return resolved;
  }
  return null;
}

const isBlocked = (item: XmlNode): boolean =>
  /^(?:yes|true)$/i.test(shortText(item, ['itunes:block', 'googleplay:block']) ?? '');

/** Removes the query, in which hosts put a token that changes daily. */
const withoutQuery = (address: string): string => address.replace(/[?#].*$/, '');
