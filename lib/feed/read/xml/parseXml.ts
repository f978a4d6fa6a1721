import { Parser } from 'xml2js';
import { htmlEntity } from '@/lib/feed/read/xml/htmlEntities';
import type { FeedProblem } from '@/lib/feed/snapshot/problem';
import { refusalOf } from '@/lib/feed/snapshot/refusal';
import { cleanPieces, repairPieces } from '@/lib/feed/read/xml/repair';
import { holdsTooMuch, LONGEST_TEXT, saxOf } from '@/lib/feed/read/xml/saxParser';
import { asNode, TEXT_KEY, type XmlNode } from '@/lib/feed/read/xml/xmlNode';
import { failure, success, type Result } from '@/lib/result';

/** A text that can be read again from its beginning, a piece at a time. */
export type PiecedText = () => Iterable<string>;

export interface ParsedXml<T> {
  /** The document: an element whose only child is the root. Its items are empty. */
  readonly document: XmlNode;
  /** What was made of the items of the channel, in document order. */
  readonly items: readonly T[];
  /** The text that was parsed, cleaned, and repaired if it had to be. */
  readonly xml: PiecedText;
  readonly repaired: boolean;
}

const ITEM = '/rss/channel/item';

/** The usual prefix of each namespace that feeds have, by its address without the scheme. */
const PREFIX_BY_ADDRESS: ReadonlyMap<string, string> = new Map([
  ['www.itunes.com/dtds/podcast-1.0.dtd', 'itunes'],
  ['www.google.com/schemas/play-podcasts/1.0', 'googleplay'],
  ['podcastindex.org/namespace/1.0', 'podcast'],
  ['purl.org/dc/elements/1.1', 'dc'],
  ['purl.org/rss/1.0/modules/content', 'content'],
  ['search.yahoo.com/mrss', 'media'],
]);

/** Enough for the declarations at the top of a feed. */
const HEAD_LENGTH = 20_000;

/**
 * Parses strictly; when that fails, repairs the text once and parses strictly again. Neither the text nor the tree
 * is ever whole in memory: each item is given to `readItem` as soon as it is closed, and let go of.
 */
export function parseXml<T>(
  source: PiecedText,
  readItem: (item: XmlNode) => T,
): Result<ParsedXml<T>, FeedProblem> {
  const clean: PiecedText = () => cleanPieces(source());
  const refusal = refusalOf(clean());
  if (refusal !== null) return failure(refusal);
  const first = parseStrictly(clean, readItem);
  if (first.ok) return success({ ...first.value, xml: clean, repaired: false });
  if (first.error.kind !== 'malformed') return first;
  const repaired: PiecedText = () => repairPieces(clean());
  const second = parseStrictly(repaired, readItem);
  return second.ok ? success({ ...second.value, xml: repaired, repaired: true }) : second;
}

/** A parser serves one text only: after an error its state is undefined. */
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
  knowHtmlEntities(parser);
  try {
    const sax = saxOf(parser);
    for (const piece of xml()) {
      sax.write(piece);
      if (holdsTooMuch(sax)) return failure({ kind: 'too-long-text', limit: LONGEST_TEXT });
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

/** The names that the parser knows are those of HTML, as they are for the repair and for texts inside texts. */
function knowHtmlEntities(parser: Parser): void {
  const sax: unknown = Reflect.get(parser, 'saxParser');
  if (typeof sax !== 'object' || sax === null) return;
  const names = new Proxy({}, { get: (_, name) => htmlEntity(String(name)) });
  Reflect.set(sax, 'ENTITIES', names);
}

/**
 * A function that gives a tag its usual prefix ('it:duration' → 'itunes:duration') from the declarations at the
 * top of the feed. Undeclared prefixes stay: strict namespace parsing would refuse the whole feed for one.
 */
function usualPrefixes(xml: string): (tag: string) => string {
  const declared = xml
    .slice(0, HEAD_LENGTH)
    .matchAll(/\sxmlns:([\w.-]+)\s*=\s*["']([^"'<>]*)["']/g);
  const usual = new Map<string, string>();
  for (const [, prefix = '', address = ''] of declared) {
    const known = PREFIX_BY_ADDRESS.get(bare(address));
    if (known !== undefined) usual.set(prefix.toLowerCase(), known);
  }
  return (tag) => {
    const colon = tag.indexOf(':');
    const known = colon < 0 ? undefined : usual.get(tag.slice(0, colon));
    return known === undefined ? tag : `${known}${tag.slice(colon)}`;
  };
}

const bare = (address: string): string =>
  address
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/\/+$/, '');
