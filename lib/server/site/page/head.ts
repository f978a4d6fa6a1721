import 'server-only';

/** A page cut at its head. */
export interface CutPage {
  /** Up to and with `<head>`. */
  readonly start: string;
  /** The elements of the head, in order. */
  readonly head: readonly string[];
  /** From `</head>` to the end of the tag `<body>`. */
  readonly bodyTag: string;
  readonly body: string;
}

const PARTS = /^(<!DOCTYPE html><html[^>]*><head>)([\s\S]*?)(<\/head><body[^>]*>)/;

/** Every element that a head holds (HTML §4.2). */
const ELEMENT =
  /<(?:title|script|style|noscript)\b[^>]*>[\s\S]*?<\/(?:title|script|style|noscript)>|<(?:meta|link|base)\b[^>]*>/g;

/**
 * Cuts a page at its head and reads the elements of the head.
 *
 * @param where names the page in the error
 * @throws Error when the markup is not a head of known elements followed by a body
 */
export function cutPage(html: string, where: string): CutPage {
  const [all, start, inner, bodyTag] = PARTS.exec(html) ?? [];
  if (all === undefined || start === undefined || inner === undefined || bodyTag === undefined)
    throw new Error(`${where}: a head followed by a body is expected in Next's markup.`);
  const head = inner.match(ELEMENT) ?? [];
  const [unknown] = inner
    .split(ELEMENT)
    .map((rest) => rest.trim())
    .filter(Boolean);
  if (unknown !== undefined)
    throw new Error(
      `${where}: « ${unknown.slice(0, 80)} » is not expected in the head of a page.`,
    );
  return { start, head, bodyTag, body: html.slice(all.length) };
}

/** Returns the value of an attribute as it is written, or null. */
export const attribute = (tag: string, name: string): string | null =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? null;

/** Tells whether an element of the head says something of the page to whoever reads only its beginning. */
export const isMetadata = (element: string): boolean =>
  /^<(?:title|meta|base)\b/.test(element) ||
  (element.startsWith('<link') &&
    !/^(?:stylesheet|preload|modulepreload|prefetch|preconnect|dns-prefetch)$/.test(
      attribute(element, 'rel') ?? '',
    ));
