import type { Parser } from 'xml2js';

/** The streaming parser inside xml2js, which its own interface gives a whole text only. */
interface SaxParser {
  readonly write: (piece: string) => void;
  readonly close: () => void;
  readonly tags: readonly unknown[];
}

/** No feed nests its elements that deep, with a page of XHTML in its notes; a path is made for each that closes. */
const DEEPEST = 200;

/** Of one element: a feed's root declares some twenty namespaces. */
const MOST_ATTRIBUTES = 200;

/** Of one text, attribute, comment or instruction, in characters: the notes of an episode are some thousands. */
export const LONGEST_TEXT = 1_000_000;

/** Where sax gathers what it has not given away yet, a character at a time: all its buffers but that of HTML's scripts. */
const GATHERED = [
  ...['textNode', 'cdata', 'comment', 'attribValue', 'attribName', 'tagName'],
  ...['procInstBody', 'procInstName', 'doctype', 'sgmlDecl', 'entity'],
];

/** Says whether the parser holds a text that nobody would read; to be asked after each piece of the feed. */
export const holdsTooMuch = (sax: SaxParser): boolean =>
  GATHERED.some((name) => {
    const held: unknown = Reflect.get(sax, name);
    return typeof held === 'string' && held.length > LONGEST_TEXT;
  });

/**
 * Makes the sax parser of an xml2js parser strict: it throws at the first error, and at elements or attributes
 * without end; by default it goes on and makes an error for each of millions of bare '&'.
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
    if (attributes > MOST_ATTRIBUTES)
      throw new RangeError(`more than ${MOST_ATTRIBUTES} attributes`);
  });
  Reflect.set(sax, 'onopentag', (node: unknown) => {
    attributes = 0;
    if (sax.tags.length > DEEPEST) throw new RangeError(`elements nested ${DEEPEST} deep`);
    Reflect.apply(onOpenTag, sax, [node]);
  });
  // An attribute or a comment of more than 64 kB is no error when the text comes in pieces either.
  Reflect.set(sax, 'bufferCheckPosition', Number.POSITIVE_INFINITY);
  return sax;
}

const isSaxParser = (value: unknown): value is SaxParser =>
  typeof value === 'object' &&
  value !== null &&
  ['write', 'close'].every((name) => typeof Reflect.get(value, name) === 'function') &&
  Array.isArray(Reflect.get(value, 'tags'));
