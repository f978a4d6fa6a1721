import { resolveAddress } from '@/lib/feed/address';
import { parseFeedDate } from '@/lib/feed/date';
import { decodeBytes } from '@/lib/feed/decodeBytes';
import type { FeedEpisode } from '@/lib/feed/episode';
import { readAuthor, readImage, readItem, type ChannelDefaults } from '@/lib/feed/item';
import { newestFirst, withoutDuplicates } from '@/lib/feed/order';
import { parseXml, type ParsedXml } from '@/lib/feed/parseXml';
import type { FeedProblem } from '@/lib/feed/problem';
import { asNode, child, children, shortText, type XmlNode } from '@/lib/feed/xmlNode';
import { failure, success, type Result } from '@/lib/result';

export interface ParsedFeed {
  /** At least one, newest first, each guid once; those dated in the future included. */
  readonly episodes: readonly FeedEpisode[];
  /** The feed's text, to be sent as UTF-8 and labelled so. */
  readonly xml: string;
  /** `lastBuildDate` in ISO 8601, or null. */
  readonly builtAt: string | null;
  readonly encoding: string;
  /** True when the XML had to be repaired to be read. */
  readonly repaired: boolean;
}

export interface FeedSource {
  /** The `Content-Type` of the answer, or null. */
  readonly contentType: string | null;
  /** The final address, which relative ones are resolved against. */
  readonly url: string;
}

/** Reads a podcast feed from its bytes. Never throws: whatever the bytes are, the answer is a Result. */
export async function parseFeed(
  bytes: Uint8Array,
  { contentType, url }: FeedSource,
): Promise<Result<ParsedFeed, FeedProblem>> {
  const { text, encoding } = decodeBytes(bytes, contentType);
  const parsed = await parseXml(text);
  return parsed.ok ? readDocument(parsed.value, encoding, url) : parsed;
}

function readDocument(
  { document, xml, repaired }: ParsedXml,
  encoding: string,
  url: string,
): Result<ParsedFeed, FeedProblem> {
  const channel = child(root(document), 'channel');
  if (channel === undefined || typeof channel === 'string') {
    const [name = ''] = Object.keys(document);
    return failure(name === 'html' ? { kind: 'html' } : { kind: 'not-rss', root: name });
  }
  const episodes = readEpisodes(channel, url);
  if (episodes.length === 0) return failure({ kind: 'no-episode' });
  const builtAt = parseFeedDate(shortText(channel, ['lastbuilddate']) ?? '');
  return success({ episodes, xml: asUtf8(xml), builtAt, encoding, repaired });
}

function readEpisodes(channel: XmlNode, feedUrl: string): readonly FeedEpisode[] {
  const link = resolveAddress(shortText(channel, ['link']), [feedUrl]);
  const defaults: ChannelDefaults = {
    link,
    author: readAuthor(channel),
    imageUrl: readImage(channel, [link, feedUrl]),
    feedUrl,
  };
  const items = children(channel, 'item').map((item) => readItem(item, defaults));
  return withoutDuplicates(newestFirst(items.filter((episode) => episode !== null)));
}

/** The parser wraps every element in a list, the root excepted. */
const root = (document: XmlNode): XmlNode | undefined =>
  typeof document === 'string' ? undefined : (asNode(document['rss']) ?? undefined);

const asUtf8 = (xml: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${xml.replace(/^<\?xml\b[^>]*\?>\s*/i, '')}`;
