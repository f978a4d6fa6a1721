import { Parser } from 'xml2js';
import { htmlEntity } from '@/lib/feed/read/xml/htmlEntities';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { refusalOf } from '@/lib/feed/snapshot/refusal';
import { cleanPieces, repairPieces } from '@/lib/feed/read/xml/repair';
import { isOverLimit, LONGEST_TEXT, saxOf } from '@/lib/feed/read/xml/saxParser';
import { asNode, TEXT_KEY, type XmlNode } from '@/lib/feed/read/xml/xmlNode';
import { failure, success, type Result } from '@/lib/result';

/** A text that can be iterated again from its start, in pieces. */
export type PiecedText = () => Iterable<string>;

export interface ParsedXml<T> {
  /** The document: an element whose only child is the root. The items of the channel are empty. */
  readonly document: XmlNode;
  /** Results of `readItem` for the items of the channel, in document order. */
  readonly items: readonly T[];
  /** The parsed text: cleaned, and repaired if necessary. */
  readonly xml: PiecedText;
  readonly repaired: boolean;
}

const ITEM = '/rss/channel/item';

/** Usual prefix of each namespace of feeds, by its address without the scheme. */
const PREFIX_BY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['www.google.com/schemas/play-podcasts/1.0', 'googleplay'],
  ['podcastindex.org/namespace/1.0', 'podcast'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['search.yahoo.com/mrss', 'media'],
]);

/** In characters: covers the declarations at the top of a feed. */
const HEAD_LENGTH = 20_000;

/**
 * Parses strictly; after an error, repairs the text once and parses strictly again. Neither text nor tree is ever whole
 * in memory: each closed item is passed to `readItem` and released.
 */
export function parseXml<T>(
  source: PiecedText,
  readItem: (item: XmlNode) => T,
): Result<ParsedXml<T>, FeedProblem> {
  const cleanText: PiecedText = () => cleanPieces(source());
  const refusal = refusalOf(cleanText());
  if (refusal !== null) return failure(refusal);
  const firstParse = parseStrictly(cleanText, readItem);
  if (firstParse.ok) return success({ ...firstParse.value, xml: cleanText, repaired: false });
  if (firstParse.error.kind !== 'malformed') return firstParse;
  const repairedText: PiecedText = () => repairPieces(cleanText());
  const secondParse = parseStrictly(repairedText, readItem);
  return secondParse.ok
    ? success({ ...secondParse.value, xml: repairedText, repaired: true })
    : secondParse;
}

/** Parses a text once. Each attempt needs a new parser, whose state is undefined after an error. */
function parseStrictly<T>(
  xml: PiecedText,
  readItem: (item: XmlNode) => T,
): Result<Pick<ParsedXml<T>, 'document' | 'items'>, FeedProblem> {
  const items: T[] = [];
  const parser = new Parser({
    strict: true,
    xmlns: false,
    explicitArray: true,
    charkey: TEXT_KEY,
    explicitRoot: true,
    normalizeTags: true,
    tagNameProcessors: [usualPrefixes(headOf(xml()))],
    attrNameProcessors: [(name: string) => name.toLowerCase()],
    validator: (path: string, _: unknown, value: unknown): unknown => {
      if (path !== ITEM) return value;
      items.push(readItem(asNode(value) ?? ''));
      return '';
    },
  });
  let document: unknown = null;
  parser.on('end', (parsed: unknown) => {
    document = parsed;
  });
  addHtmlEntities(parser);
  try {
    const sax = saxOf(parser);
    for (const piece of xml()) {
      sax.write(piece);
      if (isOverLimit(sax)) return failure({ kind: 'too-long-text', limit: LONGEST_TEXT });
    }
    sax.close();
    const node = asNode(document);
    return node === null ? failure({ kind: 'empty' }) : success({ document: node, items });
  } catch (error) {
    const [detail = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return failure({ kind: 'malformed', detail });
  }
}

function headOf(pieces: Iterable<string>): string {
  let head = '';
  for (const piece of pieces) {
    head += piece;
    if (head.length >= HEAD_LENGTH) break;
  }
  return head;
}

/** Teaches the parser HTML's named references, which repair and nested texts accept too. */
function addHtmlEntities(parser: Parser): void {
  const sax: unknown = Reflect.get(parser, 'saxParser');
  if (typeof sax !== 'object' || sax === null) return;
  const names = new Proxy({}, { get: (_, name) => htmlEntity(String(name)) });
  Reflect.set(sax, 'ENTITIES', names);
}

/**
 * Creates the function that replaces a tag's prefix by the usual one ('it:duration' → 'itunes:duration') according to
 * the declarations at the top of the feed. Undeclared prefixes stay: strict namespaces would reject the whole feed.
 */
function usualPrefixes(xml: string): (tag: string) => string {
  const declarations = xml
    .slice(0, HEAD_LENGTH)
    .matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"'<>]*)["']/g);
  const usualByPrefix = new Map<string, string>();
  for (const [, prefix = '', address = ''] of declarations) {
    const usualPrefix = PREFIX_BY_ADDRESS.get(withoutScheme(address));
    if (usualPrefix !== undefined) usualByPrefix.set(prefix.toLowerCase(), usualPrefix);
  }
  return (tag) => {
    const colon = tag.indexOf(':');
    const usualPrefix = colon < 0 ? undefined : usualByPrefix.get(tag.slice(0, colon));
    return usualPrefix === undefined ? tag : `${usualPrefix}${tag.slice(colon)}`;
  };
}

const withoutScheme = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
