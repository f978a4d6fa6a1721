import { resolveAddress } from '@/lib/feed/read/address';
import { parseFeedDate } from '@/lib/feed/read/date';
import { decodeBytes } from '@/lib/feed/read/decodeBytes';
import { type FeedEpisode, newestFirst, withoutDuplicates } from '@/lib/feed/read/episode';
import {
  draftItem,
  readAuthor,
  readImage,
  readItem,
  type ChannelDefaults,
  type ItemDraft,
} from '@/lib/feed/read/item';
import { parseXml, type ParsedXml } from '@/lib/feed/read/xml/parseXml';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { withBase } from '@/lib/feed/read/xmlBase';
import { utf8Xml } from '@/lib/feed/read/xml/utf8Xml';
import { asNode, child, shortText, type XmlNode } from '@/lib/feed/read/xml/xmlNode';
import { failure, success, type Result } from '@/lib/result';

export interface ParsedFeed {
  /** At least one, newest first, each guid once; future ones included. */
  readonly episodes: readonly FeedEpisode[];
  /** The feed's text in UTF-8, with a matching XML declaration. */
  readonly xml: Uint8Array<ArrayBuffer>;
  /** `lastBuildDate` in ISO 8601, or null. */
  readonly builtAt: string | null;
  readonly encoding: string;
  /** True when the XML had to be repaired to be read. */
  readonly repaired: boolean;
}

export interface FeedSource {
  /** The `Content-Type` of the HTTP response, or null. */
  readonly contentType: string | null;
  /** The final address of the feed, the base of relative addresses. */
  readonly url: string;
}

/** Parses a podcast feed without throwing: every input yields a Result, whose `xml` may be the same bytes. */
export function parseFeed(
  bytes: Uint8Array<ArrayBuffer>,
  { contentType, url }: FeedSource,
): Result<ParsedFeed, FeedProblem> {
  const { encoding, pieces } = decodeBytes(bytes, contentType);
  const parsed = parseXml(pieces, draftItem);
  if (!parsed.ok) return parsed;
  const document = readDocument(parsed.value, url);
  if (!document.ok) return document;
  const { xml, repaired } = parsed.value;
  return success({ ...document.value, xml: utf8Xml(bytes, xml), encoding, repaired });
}

function readDocument(
  { document, items }: Pick<ParsedXml<ItemDraft>, 'document' | 'items'>,
  url: string,
): Result<Pick<ParsedFeed, 'episodes' | 'builtAt'>, FeedProblem> {
  const channel = child(rootOf(document), 'channel');
  if (channel === undefined || typeof channel === 'string') {
    const [name = ''] = Object.keys(document);
    return failure(name === 'html' ? { kind: 'html' } : { kind: 'not-rss', root: name });
  }
  const episodes = readEpisodes(
    channel,
    items,
    withBase(channel, withBase(rootOf(document), [url])),
  );
  if (episodes.length === 0) return failure({ kind: 'no-episode' });
  const builtAt = parseFeedDate(shortText(channel, ['lastbuilddate']) ?? '');
  return success({ episodes, builtAt });
}

function readEpisodes(
  channel: XmlNode,
  items: readonly ItemDraft[],
  outerBases: readonly (string | null)[],
): readonly FeedEpisode[] {
  const link = resolveAddress(shortText(channel, ['link']), outerBases);
  // Without `xml:base`, the channel's `link` is its base.
  const isBased = outerBases.length > 1;
  const bases = isBased ? [...outerBases, link] : [link, ...outerBases];
  const defaults: ChannelDefaults = {
    author: readAuthor(channel),
    imageUrl: readImage(channel, bases),
    bases,
    isBased,
  };
  const episodes = items.map((item) => readItem(item, defaults));
  return withoutDuplicates(newestFirst(episodes.filter((episode) => episode !== null)));
}

/** Returns the root element; the parser wraps every other element in a list. */
const rootOf = (document: XmlNode): XmlNode | undefined =>
  typeof document === 'string' ? undefined : (asNode(document['rss']) ?? undefined);
