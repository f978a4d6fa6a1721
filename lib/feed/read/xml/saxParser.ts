import type { Parser } from 'xml2js';

/** The streaming parser inside xml2js, whose own interface takes whole texts only. */
interface SaxParser {
  readonly write: (piece: string) => void;
  readonly close: () => void;
  readonly tags: readonly unknown[];
}

/** Largest depth of elements, beyond any feed with XHTML notes; sax builds a path for each closed element. */
const MAX_DEPTH = 200;

/** Largest number of attributes of an element; a feed's root declares some twenty namespaces. */
const MAX_ATTRIBUTES = 200;

/** In characters: the longest text, attribute, comment or instruction; notes have some thousands. */
export const LONGEST_TEXT = 1_000_000;

/** Buffers in which sax collects pending characters, without the one for HTML scripts. */
const BUFFERS = [
  ...['textNode', 'cdata', 'comment', 'attribValue', 'attribName', 'tagName'],
  ...['procInstBody', 'procInstName', 'doctype', 'sgmlDecl', 'entity'],
];

/** Tells whether the parser has buffered more text than is accepted; checked after each piece of the feed. */
export const isOverLimit = (sax: SaxParser): boolean =>
  BUFFERS.some((name) => {
    const buffered: unknown = Reflect.get(sax, name);
    return typeof buffered === 'string' && buffered.length > LONGEST_TEXT;
  });

/**
 * Makes the sax parser of an xml2js parser strict: the parser throws at the first error, and beyond the limits of depth
 * and attributes. By default the parser would continue and create an error for each of millions of bare '&'.
 */
export function saxOf(parser: Parser): SaxParser {
  const sax: unknown = Reflect.get(parser, 'saxParser');
  if (!isSaxParser(sax))
    throw new TypeError('xml2js no longer keeps its parser in “saxParser”');
  const onOpenTag: unknown = Reflect.get(sax, 'onopentag');
  if (typeof onOpenTag !== 'function') throw new TypeError('xml2js does not listen to tags');
  Reflect.set(sax, 'onerror', (error: Error) => {
    throw error;
  });
  let attributes = 0;
  Reflect.set(sax, 'onattribute', () => {
    attributes += 1;
    if (attributes > MAX_ATTRIBUTES)
      throw new RangeError(`more than ${MAX_ATTRIBUTES} attributes`);
  });
  Reflect.set(sax, 'onopentag', (node: unknown) => {
    attributes = 0;
    if (sax.tags.length > MAX_DEPTH) throw new RangeError(`elements nested ${MAX_DEPTH} deep`);
    Reflect.apply(onOpenTag, sax, [node]);
  });
  // Disable sax's own limit of 64 kB for attributes and comments; `isOverLimit` checks a larger limit.
  Reflect.set(sax, 'bufferCheckPosition', Number.POSITIVE_INFINITY);
  return sax;
}

const isSaxParser = (value: unknown): value is SaxParser =>
  typeof value === 'object' &&
  value !== null &&
  ['write', 'close'].every((name) => typeof Reflect.get(value, name) === 'function') &&
  Array.isArray(Reflect.get(value, 'tags'));
